import { Button } from '../primitives/Button';
import { Text } from '../primitives/Text';
import { box } from './EmptyState.css';

export interface ErrorStateProps {
  text: string;
  onRetry: () => void;
}

/** Something could not be read, and the way to try it again. */
export function ErrorState({ text, onRetry }: ErrorStateProps) {
  return (
    <div className={box} role="alert">
      <Text>{text}</Text>
      <Button tone="neutral" variant="outline" onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}
