const WORDS = 20_000;
const SYLLABLES = {
  en: {
    first: 'b c d f g h l m n p r s t st tr ch sh th'.split(' '),
    rest: 'a e i o u ai ea an er is ot ung el im'.split(' '),
  },
  ta: {
    first: [...'கசடதபறயரலவழளஞஙநமணன'],
    rest: ['', 'ா', 'ி', 'ீ', 'ு', 'ூ', 'ெ', 'ே', 'ை', 'ொ', 'ோ', '்'],
  },
};
export type Language = keyof typeof SYLLABLES;

/** Numbers from 0 to 1, the same ones in every run. */
let state = 20_260_101;
function random(): number {
  state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
  return state / 0x80000000;
}

const one = (list: readonly string[]) => list[Math.floor(random() * list.length)] ?? '';

function vocabulary(language: Language): string[] {
  const { first, rest } = SYLLABLES[language];
  return Array.from({ length: WORDS }, () =>
    Array.from({ length: 1 + Math.floor(random() * 4) }, () => one(first) + one(rest)).join(''),
  );
}

const vocabularies = { en: vocabulary('en'), ta: vocabulary('ta') };

/** The word of this rank: the first is in almost every text, the last in hardly any. */
export const wordOf = (language: Language, rank: number): string =>
  vocabularies[language][rank] ?? '';

/** A text of so many bytes, whose words are as unevenly common as in a language; with one apostrophe. */
export function longText(language: Language, bytes: number): string {
  const words = ['It’s'];
  for (let size = 0; size < bytes; size += Buffer.byteLength(words.at(-1) ?? '') + 1) {
    words.push(wordOf(language, Math.floor(WORDS ** random()) - 1));
  }
  return words.join(' ');
}
