import { useHydrating } from '@agency/ui/hooks/useHydrating';
import { VisuallyHidden } from '@agency/ui/primitives/VisuallyHidden';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';

const ID = 'served';

export interface StandInProps {
  /** Given while the page is made. */
  built: ReactNode;
  /** Told to those who listen, for as long as the built content stands in. */
  status: string;
  /** What there is to see where nothing was built. */
  children: ReactNode;
}

/**
 * An opened item or the newest ones of a list, readable before and without any script. The browser
 * keeps the markup that the build made, and never makes it itself.
 */
export function StandIn({ built, status, children }: StandInProps) {
  const [markup] = useState(useServed((served) => served.innerHTML));
  const hydrating = useHydrating();
  const content = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const served = content.current;
    return () => handOver(served);
  }, []);
  if (!built && markup === undefined) return children;
  return (
    <>
      {built ? (
        <div id={ID}>{built}</div>
      ) : (
        <div
          id={ID}
          ref={content}
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: markup ?? '' }}
        />
      )}
      <VisuallyHidden>
        <span role="status">{!hydrating && status}</span>
      </VisuallyHidden>
    </>
  );
}

/** Whoever stood on a link or pressed a button goes on from the same one in what takes its place. */
function handOver(served: HTMLElement | null): void {
  const within = (element: Element | null | undefined) =>
    element && served?.contains(element) ? element : null;
  const focused = within(document.activeElement);
  const pressed = within(window.start?.pressed);
  queueMicrotask(() => {
    counterpartOf(focused)?.focus();
    counterpartOf(pressed)?.click();
  });
}

/** The first link to the same address, or the first button with the same words. */
function counterpartOf(element: Element | null): HTMLElement | undefined {
  if (!element) return undefined;
  const address = element.getAttribute('href');
  return [...document.querySelectorAll<HTMLElement>('main :is(a, button)')].find((each) =>
    address === null
      ? each.matches('button') && each.textContent === element.textContent
      : each.getAttribute('href') === address,
  );
}

/** What the built page says of its item, until the item itself is read. */
export function useServedSeo(): { title: string; description: string } | undefined {
  const [seo] = useState(
    useServed(() => ({
      title: document.title,
      description:
        document.querySelector<HTMLMetaElement>('meta[name="description"]')?.content ?? '',
    })),
  );
  return seo;
}

/** Looks at the item of the built page while that page is taken over, and at no other time. */
function useServed<Result>(look: (served: Element) => Result): () => Result | undefined {
  const hydrating = useHydrating();
  return () => {
    if (!hydrating || typeof document === 'undefined') return undefined;
    const served = document.getElementById(ID);
    return served ? look(served) : undefined;
  };
}
