import { diffArrays } from 'diff';

/** Milliseconds after which two long texts count as different throughout. */
const TIMEOUT = 300;
/** Characters of an unchanged stretch above which its middle is left out. */
const LONGEST_CONTEXT = 400;
/** Characters kept at each end of a shortened stretch. */
const CONTEXT = 150;

export interface Part {
  kind: 'same' | 'removed' | 'added';
  text: string;
}

/**
 * Compares two texts word by word, in any script.
 * @returns the parts in their order, with long unchanged stretches shortened
 */
export function diffWords(before: string, after: string): Part[] {
  const changes = diffArrays(wordsOf(before), wordsOf(after), { timeout: TIMEOUT });
  if (!changes) {
    return [
      { kind: 'removed', text: before },
      { kind: 'added', text: after },
    ];
  }
  return changes.map(({ added, removed, value }, index) => {
    const text = value.join('');
    if (added) return { kind: 'added', text };
    if (removed) return { kind: 'removed', text };
    return { kind: 'same', text: shortened(text, index > 0, index < changes.length - 1) };
  });
}

/** Words and the whitespace between them. */
function wordsOf(text: string): string[] {
  return text.match(/\s+|\S+/g) ?? [];
}

/** Keeps what stands beside a change, cut between words. */
function shortened(text: string, changeBefore: boolean, changeAfter: boolean): string {
  if (text.length <= LONGEST_CONTEXT) return text;
  const start = changeBefore ? text.slice(0, CONTEXT).replace(/\S+$/, '') : '';
  const end = changeAfter ? text.slice(-CONTEXT).replace(/^\S+/, '') : '';
  return `${start}…${end}`;
}
