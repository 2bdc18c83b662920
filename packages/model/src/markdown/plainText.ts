/**
 * What makes a text Markdown. A list takes two items, a numbered one without a blank line between them, and
 * emphasis stands free of letters: prose with a dash, numbered paragraphs or an asterisk is no Markdown. No
 * part scans a text more than once for each of its lines.
 */
const MARKUP = [
  /^#{1,6}[ \t]+\S/m,
  /^> ?\S/m,
  /^(?:```|~~~)/m,
  /^[ \t]*([-*_])(?:[ \t]*\1){2,}[ \t]*$/m,
  /^([-*+])[ \t]+\S.*(?:\n[ \t]*\S.*)*?\n\s*\1[ \t]+\S/m,
  /^1([.)])[ \t]+\S.*(?:\n(?!1[.)]).+)*?\n[ \t]*2\1[ \t]+\S/m,
  /\*\*(?=\S)[^*\n]+\*\*/,
  /(?<![\p{L}\p{M}\p{N}*_])([*_])(?=[^\s*_])[^*_\n]*[^\s*_]\1(?![\p{L}\p{M}\p{N}*_])/u,
  /`[^`\n]+`/,
  /\[[^[\]\n]*\]\((?:[^()\s]|\([^()\s]*\))+(?:[ \t]+"[^"\n]*")?\)/,
  /<(?:https?:\/\/|mailto:)[^<>\s]+>/,
];

/** Whether a text uses Markdown; one that doesn't is shown as it was written, HTML included. */
export const hasMarkup = (text: string): boolean => MARKUP.some((mark) => mark.test(text));

/** Marks and what takes their place, in this order. */
const MARKS: readonly (readonly [RegExp, string])[] = [
  [/^(?:```|~~~).*$|^[ \t]*([-*_])(?:[ \t]*\1){2,}[ \t]*$/gm, ''],
  [/!\[[^[\]\n]*\]\((?:[^()\n]|\([^()\n]*\))*\)/g, ''],
  [/\[([^[\]\n]*)\]\((?:[^()\n]|\([^()\n]*\))*\)/g, '$1'],
  // On one line, a heading would run into the text below it.
  [/^[ \t]*#{1,6}[ \t]+(.*[\p{L}\p{M}\p{N}])[ \t]*#*$(?=\s*\S)/gmu, '$1:'],
  [/^[ \t]*(?:#{1,6}|>(?:[ \t]*>)*|[-*+])[ \t]+/gm, ''],
  [/\*\*(?=\S)([^\n]*?)\*\*/g, '$1'],
  [/(?<![\p{L}\p{M}\p{N}])([*_]{1,3})(?=[^\s*_])([^*_\n]*)\1(?![\p{L}\p{M}\p{N}])/gu, '$2'],
  [/`+([^`\n]+)`+/g, '$1'],
  [/\\([!-/:-@[-`{-~])/g, '$1'],
  [/\n{3,}/g, '\n\n'],
];

/** The words of a text without the marks of Markdown, for cards, search results and shared links. */
export function plainText(text: string): string {
  if (!hasMarkup(text)) return text;
  return MARKS.reduce((rest, [mark, words]) => rest.replace(mark, words), text).trim();
}
