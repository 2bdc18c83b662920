import { languageOf } from '@agency/model/language';
import { useMemo } from 'react';
import { Text } from '../primitives/Text';
import { list, text as textClass } from './Difference.css';
import { type Part, wordDifference } from './wordDifference';

/** A field of an entry in two versions. */
export interface ComparedField {
  label: string;
  before: string;
  after: string;
}

export interface DifferenceProps {
  fields: readonly ComparedField[];
}

const ELEMENTS = { same: 'span', removed: 'del', added: 'ins' } as const;

/** The fields that differ, with the words that were removed and added. */
export function Difference({ fields }: DifferenceProps) {
  const different = fields.filter(({ before, after }) => before !== after);
  if (different.length === 0)
    return <Text size="small">Nothing differs from the present text.</Text>;
  return (
    <dl className={list}>
      {different.map((field) => (
        <Field key={field.label} {...field} />
      ))}
    </dl>
  );
}

function Field({ label, before, after }: ComparedField) {
  const parts = useMemo(() => withOffsets(wordDifference(before, after)), [before, after]);
  return (
    <div>
      <Text as="dt" size="small" weight="bold">
        {label}
      </Text>
      <Text as="dd" size="small" lang={languageOf(before + after)} className={textClass}>
        {parts.map(({ kind, text, end }) => {
          const Element = ELEMENTS[kind];
          return <Element key={`${kind} ${end}`}>{text}</Element>;
        })}
      </Text>
    </div>
  );
}

/** Adds where each part ends in the whole, which identifies it. */
function withOffsets(parts: readonly Part[]): (Part & { end: number })[] {
  let end = 0;
  return parts.map((part) => {
    end += part.text.length;
    return { ...part, end };
  });
}
