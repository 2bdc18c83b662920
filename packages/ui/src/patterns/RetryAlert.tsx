import { useFocusFallback } from '../hooks/useFocusFallback';
import { Button } from '../primitives/Button';
import { Stack } from '../primitives/Stack';
import { sharedWords } from '../primitives/sharedWords';
import { Text } from '../primitives/Text';
import { notice, text as textClass } from './RetryAlert.css';

export interface RetryAlertProps {
  text: string;
  onRetry: () => void;
}

/** An alert at the lower edge of the screen about something missing; the page stays usable. */
export function RetryAlert({ text, onRetry }: RetryAlertProps) {
  const ref = useFocusFallback<HTMLDivElement>();
  return (
    <Stack ref={ref} role="alert" direction="row" className={notice}>
      <Text className={textClass}>{text}</Text>
      <Button tone="neutral" variant="outline" onClick={onRetry}>
        {sharedWords.retry}
      </Button>
    </Stack>
  );
}
