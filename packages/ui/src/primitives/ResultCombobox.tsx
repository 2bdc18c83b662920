import {
  Combobox,
  ComboboxGroup,
  ComboboxGroupLabel,
  ComboboxItem,
  ComboboxList,
  ComboboxProvider,
} from '@ariakit/react/combobox';
import type { ReactNode } from 'react';
import { pressedKey } from '../hooks/pressedKey';
import { Icon } from './Icon';
import { Link } from './Link';
import * as css from './ResultCombobox.css';

export interface ResultComboboxProps {
  /** Accessible name of field and list. */
  label: string;
  query: string;
  onQueryChange: (query: string) => void;
  /** Groups without results are left out. */
  groups: readonly {
    label: string;
    /** Links, and what they say. */
    results: readonly { href: string; content: ReactNode }[];
  }[];
  /** Called when a result is followed. */
  onFollow: () => void;
  /** In place of results, where there are none. */
  children?: ReactNode;
}

/** What was searched for before is replaced by typing. */
const select = (field: HTMLInputElement | null) => field?.select();

/** A field with results below it: arrow keys choose one, Enter follows it. */
export function ResultCombobox(props: ResultComboboxProps) {
  const { label, query, onQueryChange, groups, onFollow, children } = props;
  const shown = groups.filter(({ results }) => results.length > 0);
  return (
    <ComboboxProvider open value={query} setValue={onQueryChange} focusLoop>
      {/* Ariakit takes the key of Safari's input methods for one of its own. */}
      <div
        role="presentation"
        className={css.field}
        onKeyDownCapture={(event) => pressedKey(event) ?? event.stopPropagation()}
      >
        <Icon name="search" size="small" className={css.icon} />
        <Combobox
          ref={select}
          autoSelect="always"
          aria-label={label}
          placeholder={label}
          data-autofocus
          enterKeyHint="go"
          className={css.input}
        />
      </div>
      <ComboboxList aria-label={label} alwaysVisible className={css.list}>
        {shown.map((group) => (
          <ComboboxGroup key={group.label} className={css.group}>
            <ComboboxGroupLabel className={css.groupLabel}>{group.label}</ComboboxGroupLabel>
            {group.results.map(({ href, content }) => (
              <ComboboxItem
                key={href}
                id={`result ${href}`}
                focusOnHover
                setValueOnClick={false}
                selectValueOnClick={false}
                className={css.item}
                render={<Link href={href} look="bare" onClick={onFollow} />}
              >
                {content}
              </ComboboxItem>
            ))}
          </ComboboxGroup>
        ))}
      </ComboboxList>
      {shown.length === 0 && <div className={css.empty}>{children}</div>}
    </ComboboxProvider>
  );
}
