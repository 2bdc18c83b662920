import { type KeyboardEvent, useState } from 'react';
import { adminIcons } from '../primitives/adminIcons';
import { IconButton } from '../primitives/IconButton';
import { toolbar } from './MarkdownToolbar.css';
import type { MarkdownCommand } from './markdownEdit';

/** What a button does: a change of the text, or a form that asks for what to insert. */
export type Tool = MarkdownCommand | 'link' | 'image';

/** In the order of the buttons. */
const TOOLS = [
  { command: 'heading', label: 'Heading' },
  { command: 'bold', label: 'Bold', keys: 'Control+B', tooltip: 'Bold (Ctrl or ⌘ B)' },
  { command: 'italic', label: 'Italic', keys: 'Control+I', tooltip: 'Italic (Ctrl or ⌘ I)' },
  { command: 'link', label: 'Link', keys: 'Control+K', tooltip: 'Link (Ctrl or ⌘ K)' },
  { command: 'list', label: 'List' },
  { command: 'numbers', label: 'Numbered list' },
  { command: 'quote', label: 'Quote' },
  { command: 'image', label: 'Image' },
] as const satisfies readonly {
  command: Tool;
  label: string;
  keys?: string;
  tooltip?: string;
}[];

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
      {TOOLS.map(({ command, label, ...tool }, index) => (
        <IconButton
          key={command}
          icon={adminIcons[command]}
          label={label}
          {...('tooltip' in tool && { tooltip: tool.tooltip, 'aria-keyshortcuts': tool.keys })}
          tabIndex={index === stop ? 0 : -1}
          onFocus={() => setStop(index)}
          onClick={() => onCommand(command)}
        />
      ))}
    </div>
  );
}
