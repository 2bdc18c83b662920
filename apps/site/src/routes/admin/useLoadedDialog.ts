import { loadChunk } from '@agency/ui/hooks/loadChunk';
import { notify } from '@agency/ui/primitives/Toaster';
import { type ComponentType, useState } from 'react';
import { admin } from '../../content/admin';

/**
 * A dialog that is downloaded when it is first opened. A failed download is told, and leaves the page
 * as it is, because there may be unsaved text in it.
 */
export function useLoadedDialog<Props>(load: () => Promise<ComponentType<Props>>) {
  const [Dialog, setDialog] = useState<ComponentType<Props>>();
  const [open, setOpen] = useState(false);
  const show = async () => {
    try {
      const loaded = await loadChunk(load);
      setDialog(() => loaded);
      setOpen(true);
    } catch {
      notify.error(admin.error, admin.history.notLoaded);
    }
  };
  return { Dialog, open, show: () => void show(), close: () => setOpen(false) };
}
