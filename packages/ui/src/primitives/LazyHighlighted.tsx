import { Suspense } from 'react';
import { lazyChunk } from '../hooks/lazyChunk';
import type { HighlightedProps } from './Highlighted';

const Highlighted = lazyChunk(async () => (await import('./Highlighted')).Highlighted);

/** `Highlighted`, downloaded at the first search; until then the text alone. */
export function LazyHighlighted(props: HighlightedProps) {
  if (!props.words?.length) return props.text;
  return (
    <Suspense fallback={props.text}>
      <Highlighted {...props} />
    </Suspense>
  );
}
