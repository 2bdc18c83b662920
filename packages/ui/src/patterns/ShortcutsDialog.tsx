import { Fragment } from 'react';
import { Dialog, type DialogProps } from '../primitives/Dialog';
import { key, keys, list, what } from './ShortcutsDialog.css';

export interface ShortcutsDialogProps extends Pick<DialogProps, 'fallbackFocus'> {
  open: boolean;
  onClose: () => void;
  /** What keys do; keys that are pressed together stand in one list. */
  shortcuts: readonly { keys: readonly string[]; does: string }[];
}

/** The keys of the panel. */
export function ShortcutsDialog({ shortcuts, ...dialog }: ShortcutsDialogProps) {
  return (
    <Dialog {...dialog} title="Keyboard shortcuts">
      <dl className={list}>
        {shortcuts.map(({ keys: together, does }) => (
          <Fragment key={does}>
            <dt className={keys}>
              {together.map((each) => (
                <kbd key={each} className={key}>
                  {each}
                </kbd>
              ))}
            </dt>
            <dd className={what}>{does}</dd>
          </Fragment>
        ))}
      </dl>
    </Dialog>
  );
}
