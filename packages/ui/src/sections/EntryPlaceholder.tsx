import { ErrorState } from '../patterns/ErrorState';
import { LoadingState } from '../patterns/LoadingState';
import { Container } from '../primitives/Container';
import { screen } from './EntryPlaceholder.css';

export interface EntryPlaceholderProps {
  loading: string;
  /** Shown in place of `loading` when the article could not be read. */
  failure?: string | undefined;
  /** Reads the article again. */
  onRetry: () => void;
}

/** An article's page while it is read, or when it could not be. */
export function EntryPlaceholder({ loading, failure, onRetry }: EntryPlaceholderProps) {
  return (
    <div className={screen}>
      <Container>
        {failure === undefined ? (
          <LoadingState text={loading} />
        ) : (
          <ErrorState text={failure} onRetry={onRetry} />
        )}
      </Container>
    </div>
  );
}
