import { useFocusFallback } from '../hooks/useFocusFallback';
import { Button } from '../primitives/Button';
import { sharedWords } from '../primitives/sharedWords';
import { Text } from '../primitives/Text';
import { StateLayout } from './StateLayout';

export interface ErrorStateProps {
  text: string;
  onRetry: () => void;
  /** Whether it is a live alert; default: true. False where a notification says the same. */
  announced?: boolean;
}

/** An alert in place of content that could not be read, with a button that retries. */
export function ErrorState({ text, onRetry, announced = true }: ErrorStateProps) {
  const buttonRef = useFocusFallback<HTMLButtonElement>();
  return (
    <StateLayout role={announced ? 'alert' : undefined}>
      <Text>{text}</Text>
      <Button ref={buttonRef} tone="neutral" variant="outline" onClick={onRetry}>
        {sharedWords.retry}
      </Button>
    </StateLayout>
  );
}
