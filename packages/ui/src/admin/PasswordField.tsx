import { type ComponentProps, useState } from 'react';
import { adminIcons } from '../primitives/adminIcons';
import { cx } from '../primitives/cx';
import { Field } from '../primitives/Field';
import { IconButton } from '../primitives/IconButton';
import type { TextFieldProps } from '../primitives/TextField';
import { button, input as inputClass, wrap } from './PasswordField.css';

/** A field for a password, which a button shows. */
export function PasswordField(props: Omit<TextFieldProps, 'type'>) {
  const [shown, setShown] = useState(false);
  return (
    <Field<ComponentProps<'input'>> {...props} className={cx(inputClass, props.className)}>
      {(control) => (
        <div className={wrap}>
          <input
            {...control}
            type={shown ? 'text' : 'password'}
            autoCapitalize="none"
            spellCheck={false}
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
