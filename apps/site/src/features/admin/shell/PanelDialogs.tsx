import { lazyPart } from '@agency/ui/primitives/lazyPart';
import { usePageKeys } from '../../../lib/usePageKeys';
import { useLoadedDialog } from '../lib/useLoadedDialog';

const LazyPanelFinder = lazyPart(async () => (await import('./PanelFinder')).PanelFinder);
const LazyShortcuts = lazyPart(async () => (await import('./Shortcuts')).Shortcuts);

/** What the panel's keys open: the search, and the list of all keys. */
export function PanelDialogs() {
  const finder = useLoadedDialog(LazyPanelFinder);
  const shortcuts = useLoadedDialog(LazyShortcuts);
  usePageKeys(finder.show, '?', shortcuts.show);
  return (
    <>
      {finder.Dialog && <finder.Dialog open={finder.open} onClose={finder.close} />}
      {shortcuts.Dialog && <shortcuts.Dialog open={shortcuts.open} onClose={shortcuts.close} />}
    </>
  );
}
