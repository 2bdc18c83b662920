import { Button } from '../primitives/Button';
import { Text } from '../primitives/Text';
import { box } from './EmptyState.css';

export interface ErrorStateProps {
  text: string;
  onRetry: () => void;
  /** Whether it is a live alert; default: true. False where a notification tells the same. */
  announced?: boolean;
}

/** Something could not be read, and the way to try it again. */
export function ErrorState({ text, onRetry, announced = true }: ErrorStateProps) {
  return (
    <div className={box} role={announced ? 'alert' : undefined}>
      <Text>{text}</Text>
      <Button tone="neutral" variant="outline" onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}
