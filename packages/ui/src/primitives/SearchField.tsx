import { type ComponentProps, useId } from 'react';
import { cx } from './cx';
import { Icon } from './Icon';
import { field, icon, input } from './SearchField.css';
import { VisuallyHidden } from './VisuallyHidden';

export interface SearchFieldProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange'> {
  /** Shown in the empty field too. */
  label: string;
  query: string;
  onQueryChange: (query: string) => void;
}

/** A field for words to search for. Further props go to the input; children stand over it. */
export function SearchField(props: SearchFieldProps) {
  const { label, query, onQueryChange, className, children, ...rest } = props;
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
        value={query}
        onChange={({ target }) => onQueryChange(target.value)}
      />
      {children}
    </div>
  );
}
