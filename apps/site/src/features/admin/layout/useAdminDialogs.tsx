import { lazyComponent } from '@agency/ui/primitives/lazyComponent';
import { useLoadedDialog } from '#src/app/loading/useLoadedDialog.ts';
import { admin } from '#src/content/admin.ts';
import { useGlobalShortcuts } from '#src/lib/useGlobalShortcuts.ts';
import { useSingleKeySetting } from '#src/lib/useSingleKeySetting.ts';

const LazyAccount = lazyComponent(async () => (await import('../session/Account')).Account);
const LazyAdminSearch = lazyComponent(async () => (await import('./AdminSearch')).AdminSearch);
const LazyShortcuts = lazyComponent(
  async () => (await import('@agency/ui/admin/ShortcutsDialog')).ShortcutsDialog,
);

/**
 * The panel's dialogs, with the keys that open the search and the list of all keys.
 * @param hasFactors whether the backend has second factors
 */
export function useAdminDialogs(hasFactors: boolean) {
  const account = useLoadedDialog(LazyAccount);
  const search = useLoadedDialog(LazyAdminSearch);
  const shortcuts = useLoadedDialog(LazyShortcuts);
  const questionMark = useSingleKeySetting();
  useGlobalShortcuts(search.show, '?', shortcuts.show);
  return {
    onAccount: account.show,
    onSearch: search.show,
    dialogs: (
      <>
        {search.Dialog && <search.Dialog open={search.open} onClose={search.close} />}
        {account.Dialog && (
          <account.Dialog open={account.open} onClose={account.close} hasFactors={hasFactors} />
        )}
        {shortcuts.Dialog && (
          <shortcuts.Dialog
            open={shortcuts.open}
            onClose={shortcuts.close}
            shortcuts={admin.shortcuts}
            questionMark={questionMark}
          />
        )}
      </>
    ),
  };
}
