import { type Chunk, retryChunks, useChunkFailure } from '../hooks/lazyChunk';
import { useFocusFallback } from '../hooks/useFocusFallback';
import { Button } from '../primitives/Button';
import { Text } from '../primitives/Text';
import { notice } from './MissingPart.css';

export interface MissingPartProps {
  chunk: Chunk;
  text: string;
  /** Default: Try again. */
  retryLabel?: string;
}

/** An alert with a button that downloads a part again; nothing unless its download has failed. */
export function MissingPart({ chunk, text, retryLabel = 'Try again' }: MissingPartProps) {
  const failure = useChunkFailure([chunk]);
  return failure && <Notice chunk={chunk} text={text} retryLabel={retryLabel} />;
}

function Notice({ chunk, text, retryLabel }: Required<MissingPartProps>) {
  const buttonRef = useFocusFallback<HTMLButtonElement>();
  return (
    <div role="alert" className={notice}>
      <Text>{text}</Text>
      <Button
        ref={buttonRef}
        tone="neutral"
        variant="outline"
        onClick={() => void retryChunks([chunk])}
      >
        {retryLabel}
      </Button>
    </div>
  );
}
