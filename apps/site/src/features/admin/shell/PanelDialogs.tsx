import { lazyPart } from '@agency/ui/primitives/lazyPart';
import { usePageKeys } from '../../../lib/usePageKeys';
import { useLoadedDialog } from '../lib/useLoadedDialog';

const LazyShortcuts = lazyPart(async () => (await import('./Shortcuts')).Shortcuts);

/** What the panel's keys open: the search, and the list of all keys. */
export function PanelDialogs({ onSearch }: { onSearch: () => void }) {
  const shortcuts = useLoadedDialog(LazyShortcuts);
  usePageKeys(onSearch, '?', shortcuts.show);
  return shortcuts.Dialog && <shortcuts.Dialog open={shortcuts.open} onClose={shortcuts.close} />;
}
