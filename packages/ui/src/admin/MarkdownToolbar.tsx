import { type KeyboardEvent, useState } from 'react';
import { pressedKey } from '../hooks/pressedKey';
import { editorIcons } from '../primitives/editorIcons';
import { IconButton } from '../primitives/IconButton';
import { Stack } from '../primitives/Stack';
import type { Insertion } from './InsertForm';
import * as css from './MarkdownToolbar.css';
import type { MarkdownCommand } from './markdownEdit';

/** What a button does: a change of the text, or a form that asks for what to insert. */
export type Tool = MarkdownCommand | Insertion['kind'];

/** In the order of the buttons. */
const TOOLS: readonly { command: Tool; label: string; key?: string; opens?: true }[] = [
  { command: 'heading', label: 'Heading' },
  { command: 'bold', label: 'Bold', key: 'B' },
  { command: 'italic', label: 'Italic', key: 'I' },
  { command: 'link', label: 'Link', key: 'K', opens: true },
  { command: 'list', label: 'List' },
  { command: 'numbers', label: 'Numbered list' },
  { command: 'quote', label: 'Quote' },
  { command: 'image', label: 'Image', opens: true },
];

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

export interface MarkdownToolbarProps {
  /** Id of the text area. */
  controls: string;
  onCommand: (command: Tool) => void;
  /** Whose form is open; default: none is. */
  opened?: Tool | undefined;
}

/** Buttons that put Markdown into a text area: one tab stop, with arrow keys between them. */
export function MarkdownToolbar({ controls, onCommand, opened }: MarkdownToolbarProps) {
  const [stop, setStop] = useState(0);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const last = TOOLS.length - 1;
    const key = pressedKey(event) ?? '';
    const step = STEPS[key];
    const edge = { Home: 0, End: last }[key];
    const next =
      edge ?? (step === undefined ? undefined : (stop + step + TOOLS.length) % (last + 1));
    if (next === undefined) return;
    event.preventDefault();
    setStop(next);
    event.currentTarget.querySelectorAll('button')[next]?.focus();
  };
  return (
    <Stack
      direction="row"
      gap="xxsmall"
      role="toolbar"
      aria-label="Formatting"
      aria-controls={controls}
      className={css.toolbar}
      onKeyDown={onKeyDown}
    >
      {TOOLS.map(({ command, label, key, opens }, index) => (
        <IconButton
          key={command}
          icon={editorIcons[command]}
          label={label}
          {...(key && {
            tooltip: `${label} (Ctrl or ⌘ ${key})`,
            'aria-keyshortcuts': `Control+${key}`,
          })}
          aria-expanded={opens && command === opened}
          tabIndex={index === stop ? 0 : -1}
          onFocus={() => setStop(index)}
          onClick={() => onCommand(command)}
        />
      ))}
    </Stack>
  );
}
