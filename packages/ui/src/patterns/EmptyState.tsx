import { Text } from '../primitives/Text';
import { StateLayout } from './StateLayout';

export interface EmptyStateProps {
  title: string;
  hint?: string;
}

/** A list without entries, and how to change that. */
export function EmptyState({ title, hint }: EmptyStateProps) {
  return (
    <StateLayout seed={title}>
      <Text size="lead" weight="medium">
        {title}
      </Text>
      {hint !== undefined && <Text tone="muted">{hint}</Text>}
    </StateLayout>
  );
}
