import { type Metric, onCLS, onINP, onLCP } from 'web-vitals';

/**
 * Reports the largest paint and the slowest reaction to an interaction, both in milliseconds, and the layout
 * shift, each once: when the page is left or its figure is final.
 */
export function watchWebVitals(report: (figure: { metric: string; value: number }) => void): void {
  const onFigure = ({ name, value }: Metric) => {
    // A layout shift is a small fraction.
    report({ metric: name, value: name === 'CLS' ? Number(value.toFixed(3)) : Math.round(value) });
  };
  for (const watch of [onLCP, onINP, onCLS]) watch(onFigure);
}
