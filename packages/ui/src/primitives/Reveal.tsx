import { type ComponentProps, useLayoutEffect, useRef, useState } from 'react';
import { useInView } from '../hooks/useInView';
import { useIsHydrating } from '../hooks/useIsHydrating';
import { cx } from './cx';
import { isOnScreen } from './isOnScreen';
import { reveal } from './Reveal.css';

const IN_VIEW = { threshold: 0.1, rootMargin: '0px 0px -50px 0px' };

export interface RevealProps extends Omit<ComponentProps<'div'>, 'ref'> {
  /** Default: `div`. */
  as?: 'div' | 'li';
  /** Seconds between coming into view and the entrance. Default: 0. */
  delay?: number;
  /** Enters without the delay after the page was scrolled. Default: false. */
  skipDelayOnScroll?: boolean;
}

/** Content that fades in when a tenth of it is on the screen. */
export function Reveal(props: RevealProps) {
  const { as = 'div', delay = 0, skipDelayOnScroll = false, className, ...rest } = props;
  const element = useRef<HTMLDivElement>(null);
  const startedAt = useRef(0);
  const inView = useInView(element, IN_VIEW);
  const Element = as as 'div';

  // What has been seen already does not enter.
  const [hydrates] = useState(useIsHydrating());

  useLayoutEffect(() => {
    startedAt.current = window.scrollY;
    const visible = hydrates && element.current && isOnScreen(element.current);
    if (!visible) element.current?.setAttribute('data-waiting', '');
  }, [hydrates]);

  useLayoutEffect(() => {
    if (!inView || !element.current) return;
    const scrolledTo = skipDelayOnScroll && window.scrollY !== startedAt.current;
    element.current.style.animationDelay = scrolledTo ? '0s' : `${delay}s`;
  }, [inView, delay, skipDelayOnScroll]);

  return (
    <Element
      {...rest}
      ref={element}
      data-in-view={inView ? '' : undefined}
      className={cx(reveal, className)}
    />
  );
}
