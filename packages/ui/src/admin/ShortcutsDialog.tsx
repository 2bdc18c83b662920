import { Fragment } from 'react';
import { SingleKeySwitch, type SingleKeySwitchProps } from '../patterns/SingleKeySwitch';
import { Dialog } from '../primitives/Dialog';
import { Kbd } from '../primitives/Kbd';
import { keys, list } from './ShortcutsDialog.css';

export interface ShortcutsDialogProps {
  open: boolean;
  onClose: () => void;
  /** `keys` are pressed together, such as Ctrl and B. */
  shortcuts: readonly { keys: readonly string[]; description: string }[];
  /** The setting whether `?` opens the dialog. */
  questionMark: Pick<SingleKeySwitchProps, 'on' | 'onChange'>;
}

/** Lists the keyboard shortcuts of the panel. */
export function ShortcutsDialog({ shortcuts, questionMark, ...dialog }: ShortcutsDialogProps) {
  return (
    <Dialog {...dialog} title="Keyboard shortcuts">
      <dl className={list}>
        {shortcuts.map(({ keys: combination, description }) => (
          <Fragment key={description}>
            <dt className={keys}>
              {combination.map((each) => (
                <Kbd key={each}>{each}</Kbd>
              ))}
            </dt>
            <dd>{description}</dd>
          </Fragment>
        ))}
      </dl>
      <SingleKeySwitch {...questionMark}>
        Open this list with <Kbd>?</Kbd>
      </SingleKeySwitch>
    </Dialog>
  );
}
