import { Text } from '../primitives/Text';
import { StateLayout } from './StateLayout';

export interface EmptyStateProps {
  title: string;
  hint?: string;
}

/** Nothing is here, and how that changes. */
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
