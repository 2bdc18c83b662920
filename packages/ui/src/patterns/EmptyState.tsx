import { Button } from '../primitives/Button';
import { Text } from '../primitives/Text';
import { StateLayout } from './StateLayout';

export interface EmptyStateProps {
  title: string;
  hint?: string;
  /** A way on. Default: none. */
  action?: { label: string; onPress: () => void };
}

/** A list without entries, and how to change that. */
export function EmptyState({ title, hint, action }: EmptyStateProps) {
  return (
    <StateLayout seed={title}>
      <Text size="lead" weight="medium">
        {title}
      </Text>
      {hint !== undefined && <Text tone="muted">{hint}</Text>}
      {action && (
        <Button tone="neutral" variant="outline" onClick={action.onPress}>
          {action.label}
        </Button>
      )}
    </StateLayout>
  );
}
