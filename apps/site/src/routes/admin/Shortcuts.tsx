import { ShortcutsDialog } from '@agency/ui/patterns/ShortcutsDialog';
import { admin } from '../../content/admin';
import { useSingleKeys } from '../../useSingleKeys';
import { mainOfPage } from '../mainOfPage';

/** The dialog that lists the panel's keys; what handles them stands elsewhere (`admin.shortcuts`). */
export function Shortcuts(props: { open: boolean; onClose: () => void }) {
  const questionMark = useSingleKeys();
  return (
    <ShortcutsDialog
      {...props}
      shortcuts={admin.shortcuts}
      questionMark={questionMark}
      fallbackFocus={mainOfPage}
    />
  );
}
