/** A metric and its values, one per run. */
export interface Figure {
  /** What was measured, e.g. the path of a page. */
  subject: string;
  /** The metric with its unit, e.g. `LCP ms`. */
  name: string;
  values: readonly number[];
  /** Gate: bounds of the median, inclusive; none by default. */
  most?: number;
  least?: number;
}

export function median(values: readonly number[]): number {
  return percentile(values, 0.5);
}

export function percentile(values: readonly number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? Number.NaN;
}

/** Whether the median is within the bounds; false without values. */
export function meetsGate({ values, most, least }: Figure): boolean {
  const value = median(values);
  if (most !== undefined && !(value <= most)) return false;
  return least === undefined || value >= least;
}

/** Prints a table of medians, with a row per subject and a column per name, then the missed gates. */
export function printFigures(figures: readonly Figure[]): void {
  const rows: Record<string, Record<string, string>> = {};
  for (const figure of figures) {
    const row = rows[figure.subject] ?? {};
    rows[figure.subject] = row;
    row[figure.name] = `${round(median(figure.values))}${meetsGate(figure) ? '' : ' ✗'}`;
  }
  console.table(rows);
  for (const figure of figures.filter((one) => !meetsGate(one))) {
    const { subject, name, values, most, least } = figure;
    const gate = most === undefined ? `at least ${least}` : `at most ${round(most)}`;
    const range = `${round(Math.min(...values))} to ${round(Math.max(...values))}`;
    console.log(`✗ ${subject}, ${name}: ${round(median(values))} (${range}), ${gate}`);
  }
}

function round(value: number): number {
  const scale = Math.abs(value) < 10 ? 1000 : Math.abs(value) < 100 ? 10 : 1;
  return Math.round(value * scale) / scale;
}
