import { type ComponentProps, useId } from 'react';
import { cx } from './cx';
import { Icon } from './Icon';
import { field, icon, input } from './SearchField.css';
import { VisuallyHidden } from './VisuallyHidden';

export interface SearchFieldProps extends ComponentProps<'input'> {
  /** Shown in the empty field too. */
  label: string;
}

/** A field for words to search for. Further props go to the input; children stand over it. */
export function SearchField({ label, className, children, ...rest }: SearchFieldProps) {
  const id = useId();
  return (
    <div className={field}>
      <VisuallyHidden>
        <label htmlFor={id}>{label}</label>
      </VisuallyHidden>
      <Icon name="search" size="small" className={icon} />
      <input
        {...rest}
        id={id}
        type="search"
        className={cx(input, className)}
        placeholder={label}
        autoComplete="off"
        enterKeyHint="search"
      />
      {children}
    </div>
  );
}
