import { useFocusFallback } from '../hooks/useFocusFallback';
import { Button } from '../primitives/Button';
import { StatusMessage } from '../primitives/StatusMessage';
import { bar, text } from './SelectionBar.css';

export interface SelectionBarProps {
  count: number;
  /** Shows that the deletion runs. */
  deleting: boolean;
  onDelete: () => void;
  onClear: () => void;
}

/** What can be done with the rows that are selected. */
export function SelectionBar({ count, deleting, onDelete, onClear }: SelectionBarProps) {
  const ref = useFocusFallback<HTMLDivElement>();
  return (
    <div ref={ref} className={bar}>
      <span className={text}>
        <StatusMessage visible text={`${count} selected`} />
      </span>
      <Button tone="neutral" variant="outline" size="small" onClick={onClear}>
        Clear selection
      </Button>
      <Button size="small" busyText={deleting ? 'Deleting...' : undefined} onClick={onDelete}>
        Delete selected
      </Button>
    </div>
  );
}
