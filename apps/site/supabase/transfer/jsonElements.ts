import { createReadStream } from 'node:fs';

/**
 * The objects of the named lists of a JSON file, one at a time: a file of any size takes the memory of
 * its longest object. A list counts wherever `"name": [` stands outside a string and outside another
 * of these lists.
 * @throws SyntaxError when an object is malformed
 * @throws Error when the file ends before what it holds
 */
export async function* readElements<Element>(
  file: string,
  names: readonly string[],
): AsyncGenerator<[name: string, element: Element]> {
  /** Objects and lists around the named one. */
  let around = 0;
  /** The list that is being read; nesting and text of its object. */
  let list: string | undefined;
  let depth = 0;
  let object = '';
  /** The last string outside an object, which names what follows it. */
  let string = '';
  let key = '';
  let inString = false;
  let escaped = false;
  for await (const chunk of createReadStream(file, 'utf8')) {
    const text = String(chunk);
    let begin = depth > 0 ? 0 : -1;
    for (let index = 0; index < text.length; index += 1) {
      const letter = text[index];
      if (inString) {
        if (escaped) escaped = false;
        else if (letter === '\\') escaped = true;
        else if (letter === '"') inString = false;
        else if (depth === 0) string += letter;
        continue;
      }
      if (letter === '"') {
        inString = true;
        if (depth === 0) string = '';
      } else if (list === undefined) {
        if (letter === ':') key = string;
        else if (letter === '[' && names.includes(key)) list = key;
        else if (letter === '{' || letter === ',') key = '';
        if (letter === '{' || letter === '[') around += 1;
        if (letter === '}' || letter === ']') around -= 1;
      } else if (letter === '{' || letter === '[') {
        if (depth === 0) begin = index;
        depth += 1;
      } else if (letter === '}' || letter === ']') {
        if (depth === 0) {
          list = undefined;
          around -= 1;
          continue;
        }
        depth -= 1;
        if (depth > 0) continue;
        object += text.slice(begin, index + 1);
        yield [list, JSON.parse(object)];
        object = '';
        begin = -1;
      }
    }
    if (begin >= 0) object += text.slice(begin);
  }
  if (around > 0) throw new Error(`${file} ends in the middle. Export it again.`);
}
