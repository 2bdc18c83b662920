import { parseTags } from '@agency/model/fields';
import { type KeyboardEvent, useRef } from 'react';
import { pressedKey } from '../hooks/pressedKey';
import { TagList } from '../patterns/TagList';
import { Button } from '../primitives/Button';
import { Stack } from '../primitives/Stack';
import { TextField, type TextFieldProps } from '../primitives/TextField';
import * as css from './TagField.css';

/** Suggestions that are shown at a time. */
const MOST = 6;

export interface TagFieldProps extends Omit<TextFieldProps, 'label' | 'type'> {
  /** The field's current text. */
  text: string;
  /** Tags in use elsewhere, the commonest first; default: none. */
  suggestions?: readonly string[];
  /** Gets the text with a suggestion added. */
  onSuggest?: (text: string) => void;
}

/** A field for tags between commas, with the resulting tags and suggestions below. */
export function TagField(props: TagFieldProps) {
  const { text, suggestions = [], onSuggest, ...field } = props;
  const root = useRef<HTMLDivElement>(null);
  const { added, begun } = split(text);
  const fitting = suggestions
    .filter((tag) => !added.includes(tag) && fold(tag).startsWith(fold(begun)) && tag !== begun)
    .slice(0, MOST);
  const add = (tag: string) => onSuggest?.(`${[...added, tag].join(', ')}, `);
  const onKeyDown = (event: KeyboardEvent) => {
    if (pressedKey(event) !== 'Enter' || !begun) return;
    // Does not go on to the next field.
    event.preventDefault();
    add(begun);
  };
  return (
    <div ref={root}>
      <TextField {...field} label="Tags (comma separated)" onKeyDown={onKeyDown} />
      <Stack gap="xxsmall" className={css.tags}>
        {onSuggest && fitting.length > 0 && (
          <Stack direction="row" gap="xxsmall" role="group" aria-label="Tags in use">
            {fitting.map((tag) => (
              <Button
                key={tag}
                tone="neutral"
                variant="outline"
                size="small"
                className={css.chip}
                aria-label={`Add the tag ${tag}`}
                onClick={() => {
                  // Before the button goes, with the focus.
                  root.current?.querySelector('input')?.focus();
                  add(tag);
                }}
              >
                {`+ ${tag}`}
              </Button>
            ))}
          </Stack>
        )}
        <TagList tags={parseTags(text)} />
      </Stack>
    </div>
  );
}

/** The tags before the last comma, and what is being written after it. */
function split(text: string): { added: string[]; begun: string } {
  const comma = text.lastIndexOf(',');
  return { added: parseTags(text.slice(0, comma + 1)), begun: text.slice(comma + 1).trim() };
}

const fold = (text: string) => text.normalize('NFKC').toLowerCase();
