import { languageOf } from '@agency/model/text/languageOf';
import { useMemo } from 'react';
import { Stack } from '../primitives/Stack';
import { Text } from '../primitives/Text';
import { beside as besideClass, term, text as textClass } from './Difference.css';
import { diffWords, type Part } from './diffWords';

/** A field of an entry in two versions. */
export interface ComparedField {
  label: string;
  before: string;
  after: string;
}

export interface DifferenceProps {
  fields: readonly ComparedField[];
  /** Shows the two versions beside each other, with these names. Default: as one text. */
  sides?: { before: string; after: string };
  /** Explains the marks of the words above one text. Default: nothing. */
  marks?: { added: string; removed: string };
  /** Shown when no field differs. Default: Nothing differs from the present text. */
  same?: string;
}

const ELEMENTS = { same: 'span', removed: 'del', added: 'ins' } as const;

/** The fields that differ, with the words that were removed and added. */
export function Difference(props: DifferenceProps) {
  const { fields, sides, marks, same = 'Nothing differs from the present text.' } = props;
  const different = fields.filter(({ before, after }) => before !== after);
  if (different.length === 0) return <Text size="small">{same}</Text>;
  return (
    <>
      {marks && (
        <Text size="small" className={textClass}>
          <ins>{marks.added}</ins> <del>{marks.removed}</del>
        </Text>
      )}
      <Stack as="dl">
        {different.map((field) => (
          <Field key={field.label} {...field} sides={sides} />
        ))}
      </Stack>
    </>
  );
}

type FieldProps = ComparedField & { sides: DifferenceProps['sides'] | undefined };

function Field({ label, before, after, sides }: FieldProps) {
  const parts = useMemo(() => diffWords(before, after), [before, after]);
  const lang = languageOf(before + after);
  const side = (name: string, without: Part['kind']) => {
    const shown = parts.filter(({ kind }) => kind !== without);
    return (
      <dd>
        <Text size="small" tone="muted">
          {name}
        </Text>
        <Text size="small" lang={lang} className={textClass}>
          {shown.length === 0 ? '–' : marked(shown)}
        </Text>
      </dd>
    );
  };
  return (
    <div className={sides && besideClass}>
      <Text as="dt" size="small" weight="bold" className={term}>
        {label}
      </Text>
      {sides ? (
        <>
          {side(sides.before, 'added')}
          {side(sides.after, 'removed')}
        </>
      ) : (
        <Text as="dd" size="small" lang={lang} className={textClass}>
          {marked(parts)}
        </Text>
      )}
    </div>
  );
}

const marked = (parts: readonly Part[]) =>
  parts.map(({ kind, text }, index) => {
    const Element = ELEMENTS[kind];
    return <Element key={index}>{text}</Element>;
  });
