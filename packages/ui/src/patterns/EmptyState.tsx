import { Kolam } from '../primitives/Kolam';
import { Text } from '../primitives/Text';
import { box, drawing } from './EmptyState.css';

export interface EmptyStateProps {
  title: string;
  hint?: string;
}

/** A list without entries, and how to change that. */
export function EmptyState({ title, hint }: EmptyStateProps) {
  return (
    <div className={box}>
      <Kolam seed={title} columns={5} className={drawing} />
      <Text size="lead" weight="medium">
        {title}
      </Text>
      {hint !== undefined && <Text tone="muted">{hint}</Text>}
    </div>
  );
}
