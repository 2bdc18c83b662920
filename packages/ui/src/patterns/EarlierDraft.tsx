import { Button } from '../primitives/Button';
import { Text } from '../primitives/Text';
import { notice } from './EarlierDraft.css';

export interface EarlierDraftProps {
  /** How long ago it was written, e.g. '3 hours ago'. */
  age: string;
  /** Shows it beside what is stored, before it is restored. */
  onShow: () => void;
}

/** Tells in a form that there is a draft which was not restored by itself. */
export function EarlierDraft({ age, onShow }: EarlierDraftProps) {
  return (
    <div className={notice}>
      <Text size="small">{`You have a draft from ${age}. The entry was changed since.`}</Text>
      <Button tone="neutral" variant="outline" size="small" onClick={onShow}>
        Restore draft
      </Button>
    </div>
  );
}
