import { foldText } from '../search.ts';

/** A part of a text, and whether it is highlighted. */
export interface TextPart {
  text: string;
  marked: boolean;
}

/** Splits a text where terms occur. A character as people see it is marked as a whole. */
export function markTerms(text: string, terms: readonly string[]): TextPart[] {
  if (terms.length === 0 || text === '') return [{ text, marked: false }];
  const characters: string[] = [];
  /** The character that each UTF-16 unit of the folded text stems from. */
  const owners: number[] = [];
  let folded = '';
  for (const { segment } of new Intl.Segmenter('en').segment(text)) {
    const part = foldText(segment);
    for (let unit = 0; unit < part.length; unit += 1) owners.push(characters.length);
    characters.push(segment);
    folded += part;
  }
  const marked = new Set<number | undefined>();
  for (const word of terms) {
    for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + 1)) {
      for (let unit = at; unit < at + word.length; unit += 1) marked.add(owners[unit]);
    }
  }
  const parts: TextPart[] = [];
  for (const [index, character] of characters.entries()) {
    const last = parts.at(-1);
    if (last && last.marked === marked.has(index)) last.text += character;
    else parts.push({ text: character, marked: marked.has(index) });
  }
  return parts;
}
