import { ErrorState } from '../patterns/ErrorState';
import { LoadingState } from '../patterns/LoadingState';
import { Container } from '../primitives/Container';
import { Heading } from '../primitives/Heading';
import { VisuallyHidden } from '../primitives/VisuallyHidden';
import { screen } from './EntryPlaceholder.css';

export interface EntryPlaceholderProps {
  labels: {
    /** What the page is of, for screen readers: its title is not known yet. */
    heading: string;
    loading: string;
    /** Shown in place of `loading` when the entry could not be read. */
    failure: string;
  };
  failed: boolean;
  /** Reads it again. */
  onRetry: () => void;
}

/** The page of an entry while it is read, or when it could not be. */
export function EntryPlaceholder({ labels, failed, onRetry }: EntryPlaceholderProps) {
  return (
    <div className={screen}>
      <Container>
        <Heading level={1}>
          <VisuallyHidden>{labels.heading}</VisuallyHidden>
        </Heading>
        {failed ? (
          <ErrorState text={labels.failure} onRetry={onRetry} />
        ) : (
          <LoadingState text={labels.loading} />
        )}
      </Container>
    </div>
  );
}
