import { useFocusFallback } from '../hooks/useFocusFallback';
import { Button } from '../primitives/Button';
import { Stack } from '../primitives/Stack';
import { sharedWords } from '../primitives/sharedWords';
import { Text } from '../primitives/Text';
import { notice } from './ChunkError.css';

export interface ChunkErrorProps {
  text: string;
  onRetry: () => void;
}

/**
 * An alert in the place of a part that could not be downloaded. Not an `ErrorState`, which would bring the chunk of
 * lists to the contact page: measured, 110 kB of scripts where 95 are allowed.
 */
export function ChunkError({ text, onRetry }: ChunkErrorProps) {
  const buttonRef = useFocusFallback<HTMLButtonElement>();
  return (
    <Stack role="alert" gap="small" align="start" className={notice}>
      <Text>{text}</Text>
      <Button ref={buttonRef} tone="neutral" variant="outline" onClick={onRetry}>
        {sharedWords.retry}
      </Button>
    </Stack>
  );
}
