import { Text } from '../primitives/Text';
import { notice, scripted } from './LoadingState.css';
import { StateLayout } from './StateLayout';

export interface LoadingStateProps {
  text: string;
  /** Shown instead where JavaScript is off; default: nothing. */
  withoutScript?: string;
}

/** A status in place of content that is loading, announced politely. */
export function LoadingState({ text, withoutScript }: LoadingStateProps) {
  return (
    <>
      <StateLayout role="status" seed="loading" draw className={scripted}>
        <Text tone="muted">{text}</Text>
      </StateLayout>
      {withoutScript !== undefined && (
        <noscript>
          <StateLayout seed="loading" className={notice}>
            <Text size="lead">{withoutScript}</Text>
          </StateLayout>
        </noscript>
      )}
    </>
  );
}
