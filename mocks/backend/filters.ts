import { NotMocked } from './refusal';
import type { Row } from './schema';

type Condition = (row: Row) => boolean;

/** Compares two values as PostgreSQL orders them. All timestamps are written alike, in UTC. */
export function compare(one: unknown, other: unknown): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other;
  return String(one) < String(other) ? -1 : +(one !== other);
}

/** Which results of comparing a column's value with a filter's operand an operator accepts. */
const OPERATORS: Readonly<Record<string, (order: number) => boolean>> = {
  eq: (order) => order === 0,
  lt: (order) => order < 0,
  gt: (order) => order > 0,
};

/** The condition of `column=filter`, e.g. `id=eq.7`, `or=(id.eq.7,id.eq.8)`. */
export function parseFilter(column: string, filter: string): Condition {
  if (column === 'and' || column === 'or') {
    const parts = split(filter.slice(1, -1)).map(parsePart);
    return column === 'and'
      ? (row) => parts.every((part) => part(row))
      : (row) => parts.some((part) => part(row));
  }
  const dot = filter.indexOf('.');
  const [operator, text] = [filter.slice(0, dot), filter.slice(dot + 1)];
  if (operator === 'in') {
    const values = split(text.slice(1, -1)).map(unquote);
    return (row) => values.includes(String(row[column]));
  }
  const holds = OPERATORS[operator];
  if (!holds) throw new NotMocked(`the filter "${filter}"`, 'filters.ts');
  return (row) => (row[column] ?? null) !== null && holds(compare(row[column], unquote(text)));
}

/** The condition of one part of `or=(…)`: `column.operator.value` or a nested `and(…)`. */
function parsePart(part: string): Condition {
  const [, column = '', filter = ''] = /^(and|or|[^.]+?)\.?(\(.*\)|(?<=\.).*)$/s.exec(part) ?? [];
  return parseFilter(column, filter);
}

/** Splits at commas outside of quotes and brackets. */
export function split(list: string): string[] {
  const parts = [''];
  let depth = 0;
  let quoted = false;
  const characters = [...list];
  for (const [index, character] of characters.entries()) {
    if (character === '"' && characters[index - 1] !== '\\') quoted = !quoted;
    if (!quoted) depth += character === '(' ? 1 : character === ')' ? -1 : 0;
    if (character === ',' && depth === 0 && !quoted) parts.push('');
    else parts[parts.length - 1] += character;
  }
  return parts.filter((part) => part !== '');
}

function unquote(text: string): string {
  return /^".*"$/s.test(text) ? text.slice(1, -1).replace(/\\(.)/gs, '$1') : text;
}
