import { useRef } from 'react';
import { useCountUp } from '../hooks/useCountUp';
import { useInView } from '../hooks/useInView';
import { VisuallyHidden } from '../primitives/VisuallyHidden';
import { final, label as labelClass, running } from './StatCounter.css';

export interface StatCounterProps {
  /** The final figure. */
  value: number;
  /** Follows the figure without a space, such as `+`. */
  suffix: string;
  label: string;
  /** Milliseconds from 0 to the figure. */
  duration: number;
}

/** A figure that counts up once, when 30 % of it is visible. Screen readers get the final value. */
export function StatCounter({ value, suffix, label, duration }: StatCounterProps) {
  const ref = useRef<HTMLParagraphElement>(null);
  const inView = useInView(ref, { threshold: 0.3 });
  const counted = useCountUp(value, duration, inView);
  return (
    <p ref={ref}>
      <span className={running} aria-hidden="true">
        {counted}
        {suffix}
      </span>
      <VisuallyHidden className={final}>
        {value}
        {suffix}{' '}
      </VisuallyHidden>
      <span className={labelClass}>{label}</span>
    </p>
  );
}
