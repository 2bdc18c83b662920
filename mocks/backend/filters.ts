import { NotMocked } from './refusal';
import type { Row } from './schema';

/** Compares two values as PostgreSQL orders them. All timestamps are written alike, in UTC. */
export function compare(one: unknown, other: unknown): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other;
  return String(one) < String(other) ? -1 : +(one !== other);
}

const OPERATORS: Readonly<Record<string, (value: unknown, operand: string) => boolean>> = {
  eq: (value, operand) => compare(value, unquote(operand)) === 0,
  lt: (value, operand) => compare(value, unquote(operand)) < 0,
  gt: (value, operand) => compare(value, unquote(operand)) > 0,
  in: (value, operand) => split(operand.slice(1, -1)).map(unquote).includes(String(value)),
};

/** Makes a condition of a filter, e.g. `id.eq.7`, `id.in.(7,8)`, `or(id.eq.7,and(…))`. */
export function conditionOf(filter: string): (row: Row) => boolean {
  const [, group, list = ''] = /^(and|or)\((.*)\)$/s.exec(filter) ?? [];
  const parts = split(list).map(conditionOf);
  if (group === 'and') return (row) => parts.every((holds) => holds(row));
  if (group === 'or') return (row) => parts.some((holds) => holds(row));
  const [, column = '', operator = '', operand = ''] = /^(.*?)\.(.*?)\.(.*)$/s.exec(filter) ?? [];
  const holds = OPERATORS[operator];
  if (!holds) throw new NotMocked(`the filter "${filter}"`);
  return (row) => (row[column] ?? null) !== null && holds(row[column], operand);
}

/** Splits at commas outside of quotes and brackets. */
export const split = (list: string): string[] =>
  list.match(/(?:"(?:\\.|[^"])*"|\((?:"(?:\\.|[^"])*"|[^")])*\)|[^,])+/gs) ?? [];

function unquote(text: string): string {
  return /^".*"$/s.test(text) ? text.slice(1, -1).replace(/\\(.)/gs, '$1') : text;
}
