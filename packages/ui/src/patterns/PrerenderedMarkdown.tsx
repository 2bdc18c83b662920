import { Suspense, startTransition, useCallback, useDeferredValue, useState } from 'react';
import { AS_PRERENDERED, useIsHydrating } from '../hooks/useIsHydrating';
import { useLazyLoadFailed } from '../hooks/useLazyLoadFailed';
import { cx } from '../primitives/cx';
import { lazyComponent } from '../primitives/lazyComponent';
import { sharedWords } from '../primitives/sharedWords';
import { Text } from '../primitives/Text';
import { LoadingState } from './LoadingState';
import type { MarkdownProps } from './Markdown';
import { measure } from './PrerenderedMarkdown.css';

const LazyMarkdown = lazyComponent(async () => (await import('./Markdown')).Markdown, {
  shownByParent: true,
});

export interface PrerenderedMarkdownProps extends MarkdownProps {
  /** Limits the lines to a readable length in a wide container. Default: false. */
  measured?: boolean | undefined;
  className?: string | undefined;
}

/**
 * A text as its author wrote it, or formatted where it uses Markdown. Prerendered, it stays as it is, and the
 * code that reads it is not downloaded, until the text changes or one of its pictures turns out to be broken. This
 * is why the markup is kept as a string: React would download a lazy component when any context above it changes.
 */
export function PrerenderedMarkdown({
  measured,
  className,
  ...markdown
}: PrerenderedMarkdownProps) {
  const { text } = markdown;
  const [kept, setKept] = useState(useIsHydrating() ? text : undefined);
  const replace = useCallback(() => startTransition(() => setKept(undefined)), []);
  // What is on the screen stays until the code is there.
  const shown = useDeferredValue(text);
  const failed = useLazyLoadFailed(LazyMarkdown);
  const look = cx(measured && measure, className);
  return (
    <Suspense
      fallback={
        failed ? (
          <PlainText {...markdown} measured={measured} className={className} />
        ) : (
          <LoadingState text={sharedWords.loading} />
        )
      }
    >
      {kept === shown ? (
        <KeptMarkup className={look} onBroken={replace} />
      ) : (
        <div className={look}>
          <LazyMarkdown {...markdown} text={shown} />
        </div>
      )}
    </Suspense>
  );
}

function PlainText({ text, measured = false, className }: PrerenderedMarkdownProps) {
  return (
    <Text authored measured={measured} className={className}>
      {text}
    </Text>
  );
}

function KeptMarkup({ className, onBroken }: { className: string; onBroken: () => void }) {
  const watch = useCallback(
    (element: HTMLElement | null) => {
      const pictures = [...(element?.querySelectorAll('img') ?? [])];
      if (pictures.some((it) => it.complete && it.naturalWidth === 0)) onBroken();
      // Such events don't bubble.
      element?.addEventListener('error', onBroken, { capture: true, once: true });
    },
    [onBroken],
  );
  return <div ref={watch} className={className} {...AS_PRERENDERED} />;
}
