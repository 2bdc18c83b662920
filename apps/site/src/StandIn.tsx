import { useHydrating } from '@agency/ui/hooks/useHydrating';
import { type ReactNode, useState } from 'react';

const ID = 'opened';

export interface StandInProps {
  /** Given while the page is made. */
  built: ReactNode;
  /** What there is to see where no item was built. */
  children: ReactNode;
}

/**
 * An opened item, readable before and without any script. The browser keeps the markup that the
 * build made, and never makes it itself.
 */
export function StandIn({ built, children }: StandInProps) {
  const [markup] = useState(useServed((served) => served.innerHTML));
  if (built) return <div id={ID}>{built}</div>;
  if (markup === undefined) return children;
  return <div id={ID} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: markup }} />;
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
