import { formatNumber } from '@agency/model/formatNumber';
import { type KeyboardEvent, type SyntheticEvent, useId, useState } from 'react';
import { Text } from '../primitives/Text';
import { TextArea, type TextAreaProps } from '../primitives/TextArea';
import { MarkdownToolbar } from './MarkdownToolbar';
import { editMarkdown, type MarkdownCommand } from './markdownEdit';

/** Part of the most characters from which on they are counted. */
const NEAR = 0.9;
const KEYS: Readonly<Record<string, MarkdownCommand>> = { b: 'bold', i: 'italic', k: 'link' };

export interface MarkdownAreaProps extends Omit<TextAreaProps, 'id' | 'tools'> {
  /** The most characters; their number is shown when the text comes near it. */
  most: number;
}

/** A text area for Markdown, with a toolbar and its keys. Undo takes back what they do. */
export function MarkdownArea({ most, onInput, onKeyDown, ...props }: MarkdownAreaProps) {
  const id = useId();
  const [count, setCount] = useState<number>();
  const onFormat = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    onKeyDown?.(event);
    const command = KEYS[event.key.toLowerCase()];
    if (!command || event.altKey || event.shiftKey || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    editMarkdown(event.currentTarget, command);
  };
  return (
    <div>
      <TextArea
        {...props}
        id={id}
        onKeyDown={onFormat}
        onInput={(event) => {
          onInput?.(event);
          setCount(countNear(event, most));
        }}
        tools={
          <MarkdownToolbar
            controls={id}
            onCommand={(command) => {
              const area = document.getElementById(id);
              if (area instanceof HTMLTextAreaElement) editMarkdown(area, command);
            }}
          />
        }
      />
      {count !== undefined && (
        <Text size="small" tone={count > most ? 'accent' : 'muted'}>
          {`${formatNumber(count)} of ${formatNumber(most)} characters`}
        </Text>
      )}
    </div>
  );
}

/** Characters as a person counts them; undefined far from the limit, where counting them takes time. */
function countNear(event: SyntheticEvent<HTMLTextAreaElement>, most: number): number | undefined {
  const { value } = event.currentTarget;
  if (value.length < most * NEAR) return undefined;
  const count = [...value].length;
  return count < most * NEAR ? undefined : count;
}
