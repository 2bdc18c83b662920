import { characterEntitiesHtml4 } from 'character-entities-html4';

/** Names that HTML 5 has for ASCII, and a few signs that writers use. */
const MORE = new Map(
  (
    "apos' Tab\t NewLine\n excl! num# dollar$ percnt% lpar( rpar) ast* plus+ comma, period. sol/ colon: semi; " +
    'equals= quest? commat@ lsqb[ lbrack[ bsol\\ rsqb] rbrack] Hat^ lowbar_ grave` lbrace{ lcub{ vert| ' +
    'verbar| rbrace} rcub} check✓ checkmark✓ cross✗ star☆ starf★ bigstar★ phone☎ hyphen‐ dash‐ half½ numero№ ' +
    'rightarrow→ leftarrow← uparrow↑ downarrow↓ female♀ male♂ sharp♯ flat♭'
  )
    .split(' ')
    .map((each) => [each.slice(0, -1), each.slice(-1)] as const),
);

const REFERENCE = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z][a-z\d]{1,31}));/iy;

/**
 * The reference to a character at a place of a text, and what it stands for. Names are those of HTML 4 and of
 * ASCII: the whole table of HTML 5, 2,125 names, would weigh more than the parser.
 */
export function characterReference(text: string, at: number): [string, string] | undefined {
  REFERENCE.lastIndex = at;
  const [written, decimal, hex, name = ''] = REFERENCE.exec(text) ?? [];
  if (written === undefined) return undefined;
  const code = decimal === undefined ? hex && Number.parseInt(hex, 16) : Number(decimal);
  if (typeof code === 'number') {
    const isCharacter = code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff);
    return [written, isCharacter ? String.fromCodePoint(code) : '\ufffd'];
  }
  const character = Object.hasOwn(characterEntitiesHtml4, name)
    ? characterEntitiesHtml4[name]
    : MORE.get(name);
  return character === undefined ? undefined : [written, character];
}
