import { useState } from 'react';
import { adminIcons } from '../primitives/adminIcons';
import { cx } from '../primitives/cx';
import { Field } from '../primitives/Field';
import { IconButton } from '../primitives/IconButton';
import type { TextFieldProps } from '../primitives/TextField';
import { button, input as inputClass, wrap } from './PasswordField.css';

export type PasswordFieldProps = Omit<TextFieldProps, 'type'>;

/** A field for a password, which a button shows. */
export function PasswordField(props: PasswordFieldProps) {
  const { label, error, warning, hint, id, 'aria-describedby': describedBy, ...input } = props;
  const field = { label, error, warning, hint, id, 'aria-describedby': describedBy };
  const { className, ...rest } = input;
  const [shown, setShown] = useState(false);
  return (
    <Field {...field}>
      {(control) => (
        <div className={wrap}>
          <input
            {...rest}
            {...control}
            type={shown ? 'text' : 'password'}
            autoCapitalize="none"
            spellCheck={false}
            className={cx(control.className, inputClass, className)}
          />
          <IconButton
            icon={adminIcons.view}
            label="Show password"
            aria-pressed={shown}
            className={button}
            onClick={() => setShown(!shown)}
          />
        </div>
      )}
    </Field>
  );
}
