import { attributeIn, STYLE, tagOf } from './prepareDocx.ts';

interface Style {
  type: string | undefined;
  name: string;
  basedOn: string;
  xml: string;
}

const PREFORMATTED = /^(?:html preformatted|preformatted text|source code|code(?: block)?)$/i;
const QUOTE = /^(?:(?:intense )?quote|quotations|block ?(?:text|quote))$/i;
const CODE = /^(?:html code|source text|verbatim char|(?:inline )?code(?: char)?)$/i;
const LOOKS = [
  ['strong', 'b'],
  ['em', 'i'],
  ['s', 'strike'],
] as const;

/** How the reader of Word files is to show the styles that a file has beside those which it knows. */
export function docxStyleMap(xml: string): string[] {
  const styles = new Map(
    [...xml.matchAll(STYLE)].map(([, head = '', inner = '']) => {
      const style: Style = {
        type: attributeIn(head, 'type'),
        name: attributeIn(tagOf(inner, 'name') ?? '', 'val') ?? '',
        basedOn: attributeIn(tagOf(inner, 'basedOn') ?? '', 'val') ?? '',
        xml: inner,
      };
      return [attributeIn(head, 'styleId') ?? '', style] as const;
    }),
  );
  /** The tag in a style, or in those that it is based on. */
  const inherited = (style: Style | undefined, name: string, left = 20): string | undefined =>
    style && left > 0
      ? (tagOf(style.xml, name) ?? inherited(styles.get(style.basedOn), name, left - 1))
      : undefined;
  const elementOf = (style: Style): string | undefined => {
    const { name, type } = style;
    if (type === 'paragraph') {
      if (/^title$/i.test(name)) return 'h1:fresh';
      if (PREFORMATTED.test(name)) return "pre:separator('\\n')";
      if (QUOTE.test(name)) return 'blockquote > p:fresh';
      const level = Number(attributeIn(inherited(style, 'outlineLvl') ?? '', 'val') ?? 9);
      return level < 9 ? `h${Math.min(level + 1, 6)}:fresh` : undefined;
    }
    if (type !== 'character') return undefined;
    if (CODE.test(name)) return 'code';
    const looks = LOOKS.filter(([, look]) => {
      const tag = inherited(style, look);
      return tag !== undefined && !/^(?:0|false|off)$/.test(attributeIn(tag, 'val') ?? '');
    });
    return looks.map(([element]) => element).join(' > ') || undefined;
  };
  return [...styles.values()].flatMap((style) => {
    const element = elementOf(style);
    const name = style.name.replaceAll(/[\\']/g, '\\$&');
    return element
      ? [`${style.type === 'paragraph' ? 'p' : 'r'}[style-name='${name}'] => ${element}`]
      : [];
  });
}
