import { usePageKeys } from '../../usePageKeys';
import { useLoadedDialog } from './useLoadedDialog';

const loadFinder = async () => (await import('./PanelFinder')).PanelFinder;
const loadShortcuts = async () => (await import('./Shortcuts')).Shortcuts;

/** What the panel's keys open: the search, and the list of all keys. */
export function PanelDialogs() {
  const finder = useLoadedDialog(loadFinder);
  const shortcuts = useLoadedDialog(loadShortcuts);
  usePageKeys(finder.show, '?', shortcuts.show);
  return (
    <>
      {finder.Dialog && <finder.Dialog open={finder.open} onClose={finder.close} />}
      {shortcuts.Dialog && <shortcuts.Dialog open={shortcuts.open} onClose={shortcuts.close} />}
    </>
  );
}
