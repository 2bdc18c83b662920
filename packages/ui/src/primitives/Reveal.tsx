import { type ComponentProps, useLayoutEffect, useRef, useState } from 'react';
import { useHydrating } from '../hooks/useHydrating';
import { useInView } from '../hooks/useInView';
import { cx } from './cx';
import { reveal } from './Reveal.css';

export interface RevealProps extends ComponentProps<'div'> {
  as?: 'div' | 'li';
  /** Seconds between being seen and the entrance. */
  delay?: number;
  /** Ends the delay for what is scrolled to, so that no one waits for the end of a long list. */
  skipDelayOnScroll?: boolean;
  /** It takes the place of something that looked the same. */
  seen?: boolean | undefined;
}

/** Content that enters softly when a tenth of it is on the screen. */
export function Reveal(props: RevealProps) {
  const {
    as = 'div',
    delay = 0,
    skipDelayOnScroll = false,
    seen = false,
    className,
    ...rest
  } = props;
  const ref = useRef<HTMLDivElement>(null);
  const startedAt = useRef(0);
  const inView = useInView(ref, {
    threshold: 0.1,
    rootMargin: '0px 0px -50px 0px',
  });
  const Element = as as 'div';

  // Only the first render counts: it alone can find something in its place.
  const [present] = useState(useHydrating() || seen);

  useLayoutEffect(() => {
    startedAt.current = window.scrollY;
    // What a visitor is already reading does not vanish to enter again.
    const read = present && ref.current && isOnScreen(ref.current);
    if (!read) ref.current?.setAttribute('data-waiting', '');
  }, [present]);

  useLayoutEffect(() => {
    if (!inView || !ref.current) return;
    const scrolledTo = skipDelayOnScroll && window.scrollY !== startedAt.current;
    ref.current.style.animationDelay = scrolledTo ? '0s' : `${delay}s`;
  }, [inView, delay, skipDelayOnScroll]);

  return (
    <Element
      {...rest}
      ref={ref}
      data-in-view={inView ? '' : undefined}
      className={cx(reveal, className)}
    />
  );
}

function isOnScreen(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight;
}
