import { ErrorState } from '../patterns/ErrorState';
import { LoadingState } from '../patterns/LoadingState';
import { Container } from '../primitives/Container';
import { Heading } from '../primitives/Heading';
import { VisuallyHidden } from '../primitives/VisuallyHidden';
import { screen } from './EntryPlaceholder.css';

export interface EntryPlaceholderProps {
  content: {
    /** What the page is of, for screen readers: its title is not known yet. */
    heading: string;
    loading: string;
    /** Shown in place of `loading` when the article could not be read. */
    failure: string;
  };
  failed: boolean;
  /** Reads the article again. */
  onRetry: () => void;
}

/** An article's page while it is read, or when it could not be. */
export function EntryPlaceholder({ content, failed, onRetry }: EntryPlaceholderProps) {
  return (
    <div className={screen}>
      <Container>
        <Heading level={1}>
          <VisuallyHidden>{content.heading}</VisuallyHidden>
        </Heading>
        {failed ? (
          <ErrorState text={content.failure} onRetry={onRetry} />
        ) : (
          <LoadingState text={content.loading} />
        )}
      </Container>
    </div>
  );
}
