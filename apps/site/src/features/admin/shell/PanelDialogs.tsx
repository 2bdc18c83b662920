import { lazyPart } from '@agency/ui/primitives/lazyPart';
import { usePageKeys } from '#lib/usePageKeys';
import { type LoadedDialog, useLoadedDialog } from '../lib/useLoadedDialog';

const LazyShortcuts = lazyPart(async () => (await import('./Shortcuts')).Shortcuts);

interface Opened {
  open: boolean;
  onClose: () => void;
}

export interface PanelDialogsProps {
  search: LoadedDialog<Opened>;
  account: LoadedDialog<Opened & { hasFactors: boolean }>;
  /** Whether the backend has second factors. */
  hasFactors: boolean;
}

/** The panel's dialogs, with the keys that open the search and the list of all keys. */
export function PanelDialogs({ search, account, hasFactors }: PanelDialogsProps) {
  const shortcuts = useLoadedDialog(LazyShortcuts);
  usePageKeys(search.show, '?', shortcuts.show);
  return (
    <>
      {search.Dialog && <search.Dialog open={search.open} onClose={search.close} />}
      {account.Dialog && (
        <account.Dialog open={account.open} onClose={account.close} hasFactors={hasFactors} />
      )}
      {shortcuts.Dialog && <shortcuts.Dialog open={shortcuts.open} onClose={shortcuts.close} />}
    </>
  );
}
