import { Heading } from '../primitives/Heading';
import { Text } from '../primitives/Text';
import { VisuallyHidden } from '../primitives/VisuallyHidden';
import { notice, scripted } from './LoadingState.css';
import { StateLayout } from './StateLayout';

export interface LoadingStateProps {
  text: string;
  /** Title of a page that has nothing else yet, for screen readers; default: none. */
  heading?: string;
  /** Shown instead where JavaScript is off; default: nothing. */
  withoutScript?: string;
}

/** A status in place of content that is loading, announced politely. */
export function LoadingState({ text, heading, withoutScript }: LoadingStateProps) {
  return (
    <>
      {heading !== undefined && (
        <Heading level={1}>
          <VisuallyHidden>{heading}</VisuallyHidden>
        </Heading>
      )}
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
