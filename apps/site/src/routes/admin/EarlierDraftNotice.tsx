import { lazyPart } from '@agency/ui/hooks/lazyPart';
import { useLastDefined } from '@agency/ui/hooks/useLastDefined';
import { EarlierDraft } from '@agency/ui/patterns/EarlierDraft';
import { formatAge } from '../../formatAge';
import type { OpenedForm } from '../../openedForm';
import { comparedFields, type Labels } from './comparedFields';
import { useLoadedDialog } from './useLoadedDialog';

const LazyDraftDialog = lazyPart(
  async () => (await import('@agency/ui/patterns/DraftDialog')).DraftDialog,
);

export interface EarlierDraftNoticeProps<Fields> {
  opened: OpenedForm<Fields> | undefined;
  labels: Labels<Fields>;
  onRestore: () => void;
  onDiscard: () => void;
}

/** Offers a draft that was begun before the stored entry was changed, if there is one. */
export function EarlierDraftNotice<Fields extends Record<string, string>>(
  props: EarlierDraftNoticeProps<Fields>,
) {
  const { opened, labels, onRestore, onDiscard } = props;
  const { Dialog, open, show, close } = useLoadedDialog(LazyDraftDialog);
  const earlier = useLastDefined(opened?.earlier);
  if (!opened || !earlier) return null;
  const age = formatAge(earlier.savedAt, Date.now());
  const choose = (action: () => void) => () => {
    action();
    close();
  };
  return (
    <>
      {opened.earlier && <EarlierDraft age={age} onShow={show} />}
      {Dialog && (
        <Dialog
          open={open}
          onClose={close}
          age={age}
          fields={comparedFields(labels, opened.stored, earlier.fields)}
          onRestore={choose(onRestore)}
          onDiscard={choose(onDiscard)}
        />
      )}
    </>
  );
}
