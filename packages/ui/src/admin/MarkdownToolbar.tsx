import { type KeyboardEvent, useState } from 'react';
import { adminIcons } from '../primitives/adminIcons';
import { IconButton } from '../primitives/IconButton';
import { toolbar } from './MarkdownToolbar.css';
import type { MarkdownCommand } from './markdownEdit';

/** What a button does: a change of the text, or a form that asks for what to insert. */
export type Tool = MarkdownCommand | 'link' | 'image';

/** In the order of the buttons. */
const TOOLS: readonly { command: Tool; label: string; key?: string }[] = [
  { command: 'heading', label: 'Heading' },
  { command: 'bold', label: 'Bold', key: 'B' },
  { command: 'italic', label: 'Italic', key: 'I' },
  { command: 'link', label: 'Link', key: 'K' },
  { command: 'list', label: 'List' },
  { command: 'numbers', label: 'Numbered list' },
  { command: 'quote', label: 'Quote' },
  { command: 'image', label: 'Image' },
];

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

export interface MarkdownToolbarProps {
  /** Id of the text area. */
  controls: string;
  onCommand: (command: Tool) => void;
}

/** Buttons that put Markdown into a text area: one tab stop, with arrow keys between them. */
export function MarkdownToolbar({ controls, onCommand }: MarkdownToolbarProps) {
  const [stop, setStop] = useState(0);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const last = TOOLS.length - 1;
    const step = STEPS[event.key];
    const edge = { Home: 0, End: last }[event.key];
    const next =
      edge ?? (step === undefined ? undefined : (stop + step + TOOLS.length) % (last + 1));
    if (next === undefined) return;
    event.preventDefault();
    setStop(next);
    event.currentTarget.querySelectorAll('button')[next]?.focus();
  };
  return (
    <div
      role="toolbar"
      aria-label="Formatting"
      aria-controls={controls}
      className={toolbar}
      onKeyDown={onKeyDown}
    >
      {TOOLS.map(({ command, label, key }, index) => (
        <IconButton
          key={command}
          icon={adminIcons[command]}
          label={label}
          {...(key && {
            tooltip: `${label} (Ctrl or ⌘ ${key})`,
            'aria-keyshortcuts': `Control+${key}`,
          })}
          tabIndex={index === stop ? 0 : -1}
          onFocus={() => setStop(index)}
          onClick={() => onCommand(command)}
        />
      ))}
    </div>
  );
}
