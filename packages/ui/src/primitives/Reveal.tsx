import {
  type ComponentProps,
  createContext,
  type ReactNode,
  use,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useInView } from '../hooks/useInView';
import { cx } from './cx';
import { isOnScreen } from './isOnScreen';
import { reveal } from './Reveal.css';

const IN_VIEW = { threshold: 0.1, rootMargin: '0px 0px -50px 0px' };

const SkipOnScreen = createContext(false);

export interface RevealProviderProps {
  /** Shows what is on the screen when it mounts without an entrance. Default of `Reveal`: false. */
  skipOnScreen: boolean;
  children: ReactNode;
}

/** Sets for every `Reveal` below whether visible content enters when it mounts. */
export function RevealProvider({ skipOnScreen, children }: RevealProviderProps) {
  return <SkipOnScreen value={skipOnScreen}>{children}</SkipOnScreen>;
}

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

  // Latched: what matters is how the page stood when this mounted.
  const [skips] = useState(use(SkipOnScreen));

  useLayoutEffect(() => {
    startedAt.current = window.scrollY;
    const visible = skips && element.current && isOnScreen(element.current);
    if (!visible) element.current?.setAttribute('data-waiting', '');
  }, [skips]);

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
