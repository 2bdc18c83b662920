import { Text } from '../primitives/Text';
import { StateLayout } from './StateLayout';

export interface LoadingStateProps {
  text: string;
}

/** A status in place of content that is loading, announced politely. */
export function LoadingState({ text }: LoadingStateProps) {
  return (
    <StateLayout role="status" seed="loading" draw>
      <Text tone="muted">{text}</Text>
    </StateLayout>
  );
}
