import { Button } from '../primitives/Button';
import { Text } from '../primitives/Text';
import { StateLayout } from './StateLayout';

export interface ErrorStateProps {
  text: string;
  onRetry: () => void;
  /** Default: Try again. */
  retryLabel?: string;
}

/** An alert in place of content that could not be read, with a button that retries. */
export function ErrorState({ text, onRetry, retryLabel = 'Try again' }: ErrorStateProps) {
  return (
    <StateLayout role="alert">
      <Text>{text}</Text>
      <Button tone="neutral" variant="outline" onClick={onRetry}>
        {retryLabel}
      </Button>
    </StateLayout>
  );
}
