import type { ReactNode } from 'react';
import { CheckboxInput } from '../primitives/Checkbox';
import { settings } from './SingleKeySwitch.css';

export interface SingleKeySwitchProps {
  on: boolean;
  onChange: (on: boolean) => void;
  /** What the key does. */
  children: ReactNode;
}

/** Switches off a shortcut without Ctrl or ⌘, which speech input may press by mistake. */
export function SingleKeySwitch({ on, onChange, children }: SingleKeySwitchProps) {
  return (
    <label className={settings}>
      <CheckboxInput checked={on} onChange={({ target }) => onChange(target.checked)} />
      <span>{children}</span>
    </label>
  );
}
