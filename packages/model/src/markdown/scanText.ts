const SPACE = /[ \t]*\n?[ \t]*/y;
const ESCAPED = /[!-/:-@[-`{-~]/;

/** What an expression finds at a place. */
export function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

/** Behind spaces and one line end. */
export const skipSpace = (text: string, at: number) =>
  at + (matchAt(SPACE, text, at)?.[0].length ?? 0);

/** The character behind a backslash where it is escaped. */
export const escapedAt = (text: string, at: number) =>
  text[at] === '\\' && ESCAPED.test(text[at + 1] ?? '') ? text[at + 1] : undefined;
