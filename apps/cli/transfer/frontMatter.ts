import { parse as parseToml } from 'smol-toml';
import { parse } from 'yaml';

const FENCED =
  /^\ufeff?(?:(?:---(?:json|yaml)?[ \t]*\r?\n|(?=[\w-]+:))(?<yaml>(?:[^\n]*\n)*?)(?:---|\.\.\.)|(?<json>\{\r?\n[\s\S]*?\n\})|\+\+\+[ \t]*\r?\n(?<toml>(?:[^\n]*\n)*?)\+\+\+)[ \t]*(?:\r?\n(?<body>[\s\S]*))?$/;

export type Fields = Record<string, unknown>;

/**
 * The fields above a text, in YAML between lines of `---` (Hexo leaves out the first), in TOML between `+++` or in
 * JSON, and the text itself.
 * @throws Error saying what is wrong, with its line
 */
export function frontMatter(file: string): { fields: Fields; body: string } {
  const { json, yaml = json, toml, body = '' } = FENCED.exec(file)?.groups ?? {};
  if (yaml === undefined && toml === undefined) throw new Error('It has no front matter.');
  // Dates stay as they are written.
  const fields: unknown =
    yaml === undefined ? parseToml(toml ?? '') : parse(yaml, { schema: 'core' });
  if (typeof fields !== 'object' || fields === null || Array.isArray(fields)) {
    throw new Error('Its front matter is no list of names and values.');
  }
  return { fields: { ...fields }, body: body.replace(/\r?\n$/, '') };
}
