import type { Chunk } from '../hooks/lazyChunk';
import { retryChunks, useChunkFailure } from '../hooks/lazyChunk';
import { PageNotice } from './PageNotice';

export interface MissingPartsProps {
  parts: readonly Chunk[];
  /** Whether someone waits for them. */
  wanted: boolean;
}

/** Tells that a part that was asked for could not be downloaded. What is on the screen stays. */
export function MissingParts({ parts, wanted }: MissingPartsProps) {
  const failed = useChunkFailure(parts) !== undefined;
  if (!wanted || !failed) return null;
  const onRetry = () => {
    // The button goes when the download begins.
    document.querySelector('main')?.focus({ preventScroll: true });
    void retryChunks(parts.filter(({ failure }) => failure()));
  };
  return (
    <PageNotice
      text="A part of this page could not be loaded. Check your connection and try again."
      onRetry={onRetry}
    />
  );
}
