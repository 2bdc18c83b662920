import type { LazyComponent } from '@agency/ui/primitives/lazyComponent';
import { notify } from '@agency/ui/primitives/Toaster';
import { useState } from 'react';
import { admin } from '../../content/admin';

/**
 * A dialog that is downloaded when it is first opened. A failed download is notified, and leaves the page
 * as it is, because there may be unsaved text in it.
 */
export function useLoadedDialog<Props>(component: LazyComponent<Props>) {
  const [opened, setOpened] = useState(false);
  const [open, setOpen] = useState(false);
  const show = async () => {
    try {
      await component.preload();
      setOpened(true);
      setOpen(true);
    } catch {
      notify.error(admin.error, admin.history.notLoaded);
    }
  };
  return {
    /** Undefined until it is first opened. */
    Dialog: opened ? component : undefined,
    open,
    show: () => void show(),
    close: () => setOpen(false),
  };
}
