/** One thing that was measured, several times. */
export interface Figure {
  /** What it was measured on, e.g. a page. */
  subject: string;
  /** With its unit, e.g. `LCP ms`. */
  name: string;
  values: readonly number[];
  /** The gate: the median may not be more, or less. */
  most?: number;
  least?: number;
}

export function median(values: readonly number[]): number {
  return percentile(values, 0.5);
}

export function percentile(values: readonly number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? Number.NaN;
}

/** Whether the median keeps its gate. What could not be measured does not. */
export function holds({ values, most, least }: Figure): boolean {
  const value = median(values);
  if (most !== undefined && !(value <= most)) return false;
  return least === undefined || value >= least;
}

/** Prints a row for each subject, a column for each name, and what a gate refused. */
export function print(figures: readonly Figure[]): void {
  const rows: Record<string, Record<string, string>> = {};
  for (const figure of figures) {
    const row = rows[figure.subject] ?? {};
    rows[figure.subject] = row;
    row[figure.name] = `${round(median(figure.values))}${holds(figure) ? '' : ' ✗'}`;
  }
  console.table(rows);
  for (const figure of figures.filter((one) => !holds(one))) {
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
