import { ShortcutsDialog } from '@agency/ui/patterns/ShortcutsDialog';
import { admin } from '../../content/admin';
import { mainOfPage } from './mainOfPage';

/** The list of the panel's keys. */
export const Shortcuts = (props: { open: boolean; onClose: () => void }) => (
  <ShortcutsDialog {...props} shortcuts={admin.shortcuts} fallbackFocus={mainOfPage} />
);
