import { useLastDefined } from '@agency/ui/hooks/useLastDefined';
import { lazyPart } from '@agency/ui/primitives/lazyPart';
import { useEffect, useEffectEvent } from 'react';
import { useLoadedDialog } from '../lib/useLoadedDialog';
import { comparedFields, type Labels } from './comparedFields';

const LazyConflictDialog = lazyPart(
  async () => (await import('@agency/ui/admin/ConflictDialog')).ConflictDialog,
);

export interface SaveConflictProps<Fields> {
  /** What is stored and what was to be saved: the same object in each render. */
  found: { savedAt: string | null; theirs: Fields; mine: Fields } | undefined;
  labels: Labels<Fields>;
  busy: boolean;
  onClose: () => void;
  onLoadTheirs: (theirs: Fields, savedAt: string) => void;
  onSaveMine: () => void;
}

/** The dialog that stops a save of an entry that was changed or deleted elsewhere. */
export function SaveConflict<Fields extends Record<string, string>>(
  props: SaveConflictProps<Fields>,
) {
  const { found, labels, busy, onClose, onLoadTheirs, onSaveMine } = props;
  const { Dialog, show } = useLoadedDialog(LazyConflictDialog);
  const shown = useLastDefined(found);
  const showNow = useEffectEvent(show);
  useEffect(() => {
    if (found) showNow();
  }, [found]);
  if (!Dialog || !shown) return null;
  const { savedAt, theirs, mine } = shown;
  return (
    <Dialog
      open={found !== undefined}
      onClose={onClose}
      savedAt={savedAt}
      fields={comparedFields(labels, theirs, mine)}
      onLoadTheirs={() => onLoadTheirs(theirs, savedAt ?? '')}
      onSave={onSaveMine}
      busy={busy}
    />
  );
}
