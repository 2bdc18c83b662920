import { JSONParser } from '@streamparser/json';
import { decodeFile } from './decodeFile.ts';

export type Row = Record<string, unknown>;

export const columnOf = (row: Row, column: string): string =>
  typeof row[column] === 'string' ? row[column] : '';

/**
 * The posts of a Ghost export, one at a time, and last its other tables: its data without posts.
 * @throws Error when it is no export, damaged, or ends in the middle
 */
export function* parseGhostExport(file: string): Generator<{ post: Row } | { tables: Row }> {
  const ready: ({ post: Row } | { tables: Row })[] = [];
  const data = ['$.db.*.data', '$.data'];
  const parser = new JSONParser({ paths: [...data, ...data.map((path) => `${path}.posts.*`)] });
  let hasPosts = false;
  parser.onValue = ({ value, key, parent, stack }) => {
    const isPost = stack.at(-1)?.key === 'posts';
    const isRow = typeof value === 'object' && value !== null && !Array.isArray(value);
    if (!isPost) {
      if (isRow) hasPosts ||= Array.isArray(value.posts);
      if (isRow) ready.push({ tables: value as Row });
      return;
    }
    const place = stack.slice(1).map(({ key: step }) => step);
    if (!isRow)
      throw new Error(`${[...place, key].join(' › ')} is ${JSON.stringify(value)}, no post`);
    ready.push({ post: value as Row });
    // Else all posts would be in memory at the end.
    if (Array.isArray(parent)) parent[Number(key)] = null;
  };
  try {
    for (const part of decodeFile(file)) {
      if (!parser.isEnded) parser.write(part);
      yield* ready.splice(0);
    }
    if (!parser.isEnded) parser.end();
  } catch (error) {
    const { message } = error as Error;
    if (message.startsWith(file)) throw error;
    throw new Error(`${file} is damaged or ends in the middle: ${message}.`);
  }
  if (!hasPosts) throw new Error(`${file} is no Ghost export: it has no list of posts.`);
}
