import { NotMocked, refuse } from './refusal';
import type { Row } from './schema';

type Condition = (row: Row) => boolean;
/** Negative, zero or positive, like a sort comparator; null for null, which no operator matches. */
type Comparison = (value: unknown) => number | null;

/** A uuid, or a readable id of a fixture. */
const ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$|^(message|post|project)-/i;
/** Columns of tables and views that hold timestamps. */
const MOMENTS = ['created_at', 'updated_at', 'newest'];
const TIMESTAMP = /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d:\d\d)(?:\.(\d{1,6}))?(Z|[+-]\d\d(?::?\d\d)?)?$/;

/** Microseconds since 1970 of a timestamp in any format of the backend; undefined for other texts. */
export function microsecondsOf(text: string): number | undefined {
  const [, day, time, fraction = '', offset = 'Z'] = TIMESTAMP.exec(text) ?? [];
  if (day === undefined) return undefined;
  const zone = /^[+-]\d\d$/.test(offset) ? `${offset}:00` : offset;
  return Date.parse(`${day}T${time}${zone}`) * 1000 + Number(fraction.padEnd(6, '0'));
}

/** Compares two values of a column as PostgreSQL orders them. */
export function compare(column: string, one: unknown, other: unknown): number {
  if (!MOMENTS.includes(column)) return String(one) < String(other) ? -1 : +(one !== other);
  return (microsecondsOf(String(one)) ?? 0) - (microsecondsOf(String(other)) ?? 0);
}

function comparison(column: string, text: string): Comparison {
  if (MOMENTS.includes(column) && microsecondsOf(text) === undefined) {
    throw refuse(400, '22007', `invalid input syntax for type timestamp with time zone: "${text}"`);
  }
  if (column === 'id') assertId(text);
  return (value) => (value === null ? null : compare(column, value, text));
}

/** @throws Refusal where the text is no id */
export function assertId(text: string): void {
  if (!ID.test(text)) {
    throw refuse(400, '22P02', `invalid input syntax for type uuid: "${text}"`);
  }
}

/** The regular expression of a LIKE pattern: `%` and `*` match any text, `_` one character. */
function pattern(text: string): RegExp {
  const source = text
    .replace(/[.+?^${}()|[\]\\]/g, String.raw`\$&`)
    .replace(/[*%]/g, '.*')
    .replaceAll('_', '.');
  return new RegExp(`^${source}$`, 'su');
}

/** Which results of comparing a column's value with a filter's operand (-1, 0, 1) an operator accepts. */
const OPERATORS: Readonly<Record<string, (order: number) => boolean>> = {
  eq: (order) => order === 0,
  lt: (order) => order < 0,
  gt: (order) => order > 0,
};

/** The condition of `column=filter`, e.g. `id=eq.7`, `or=(id.eq.7,id.eq.8)`. @throws Refusal */
export function parseFilter(column: string, filter: string): Condition {
  if (column === 'and' || column === 'or') {
    const parts = split(filter.slice(1, -1)).map((part) => parsePart(part));
    return column === 'and'
      ? (row) => parts.every((part) => part(row))
      : (row) => parts.some((part) => part(row));
  }
  const dot = filter.indexOf('.');
  const operator = filter.slice(0, dot);
  const text = filter.slice(dot + 1);
  const holds = OPERATORS[operator];
  if (holds) {
    const order = comparison(column, unquote(text));
    return (row) => {
      const result = order(row[column] ?? null);
      return result !== null && holds(result);
    };
  }
  if (operator === 'in') {
    const values = split(text.slice(1, -1)).map((value) => comparison(column, unquote(value)));
    return (row) => values.some((order) => order(row[column] ?? null) === 0);
  }
  if (operator !== 'like') throw new NotMocked(`the filter "${filter}"`, 'filters.ts');
  const like = pattern(unquote(text));
  return (row) => like.test(String(row[column] ?? ''));
}

/** The condition of one part of `or=(…)`: `column.operator.value` or a nested `and(…)`. */
function parsePart(part: string): Condition {
  const [, logic, inner] = /^(and|or)(\(.*\))$/s.exec(part) ?? [];
  if (logic !== undefined && inner !== undefined) return parseFilter(logic, inner);
  const dot = part.indexOf('.');
  return parseFilter(part.slice(0, dot), part.slice(dot + 1));
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
