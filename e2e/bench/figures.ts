/** A metric and its values, one per run. */
export interface Figure {
  /** What was measured, e.g. the path of a page. */
  subject: string;
  /** The metric with its unit, e.g. `LCP ms`. */
  name: string;
  values: readonly number[];
  /** Gate: bounds of the median, inclusive; none by default. */
  most?: number | undefined;
  least?: number;
}

export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

/** Whether the median is within the bounds; false without values. */
export function meetsGate({ values, most, least }: Figure): boolean {
  const value = median(values);
  if (most !== undefined && !(value <= most)) return false;
  return least === undefined || value >= least;
}

/** Prints a table with a row per figure: its gate, what was measured, and the verdict. */
export function printFigures(figures: readonly Figure[]): void {
  console.table(
    figures.map((figure) => {
      const { subject, name, values, most, least } = figure;
      const gate =
        most !== undefined ? `≤ ${round(most)}` : least !== undefined ? `≥ ${least}` : '';
      const range = `${round(Math.min(...values))} to ${round(Math.max(...values))}`;
      return {
        subject,
        name,
        gate,
        measured: round(median(values)),
        ...(values.length > 1 && { range }),
        verdict: gate && (meetsGate(figure) ? 'kept' : '✗ missed'),
      };
    }),
  );
}

function round(value: number): number {
  const scale = Math.abs(value) < 10 ? 1000 : Math.abs(value) < 100 ? 10 : 1;
  return Math.round(value * scale) / scale;
}
