import { Fragment } from 'react';
import { SingleKeySwitch, type SingleKeySwitchProps } from '../patterns/SingleKeySwitch';
import { Dialog, type DialogProps } from '../primitives/Dialog';
import { Kbd } from '../primitives/Kbd';
import { keys, list, what } from './ShortcutsDialog.css';

export interface ShortcutsDialogProps extends Pick<DialogProps, 'fallbackFocus'> {
  open: boolean;
  onClose: () => void;
  /** What keys do; keys that are pressed together are one list. */
  shortcuts: readonly { keys: readonly string[]; does: string }[];
  /** Whether `?` opens the dialog, and how that is changed. */
  questionMark: Pick<SingleKeySwitchProps, 'on' | 'onChange'>;
}

/** The keys of the panel. */
export function ShortcutsDialog({ shortcuts, questionMark, ...dialog }: ShortcutsDialogProps) {
  return (
    <Dialog {...dialog} title="Keyboard shortcuts">
      <dl className={list}>
        {shortcuts.map(({ keys: together, does }) => (
          <Fragment key={does}>
            <dt className={keys}>
              {together.map((each) => (
                <Kbd key={each}>{each}</Kbd>
              ))}
            </dt>
            <dd className={what}>{does}</dd>
          </Fragment>
        ))}
      </dl>
      <SingleKeySwitch {...questionMark}>
        Open this list with <Kbd>?</Kbd>
      </SingleKeySwitch>
    </Dialog>
  );
}
