import { ShortcutsDialog } from '@agency/ui/admin/ShortcutsDialog';
import { admin } from '#src/content/admin.ts';
import { useSingleKeys } from '#src/lib/useSingleKeys.ts';

/**
 * The dialog that lists the panel's keys, with the switch that turns `?` on and off. The comment of
 * `admin.shortcuts` names what handles each.
 */
export function Shortcuts(props: { open: boolean; onClose: () => void }) {
  const questionMark = useSingleKeys();
  return <ShortcutsDialog {...props} shortcuts={admin.shortcuts} questionMark={questionMark} />;
}
