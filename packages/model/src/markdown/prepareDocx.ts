/** Marks the items of lists with their numbers, which the reader does not count. */
export function withNumbers(xml: string, stylesXml: string, numberingXml: string): string {
  const ofStyles = new Map(
    [...stylesXml.matchAll(STYLE)].map(([, head = '', inner]) => [
      attributeIn(head, 'styleId'),
      inner,
    ]),
  );
  const counts = new Map<string, number[]>();
  return xml.replaceAll(/<w:pPr>((?:(?!<\/w:pPr>)[\s\S])*)<\/w:pPr>/g, (whole, inner: string) => {
    const styleId = attributeIn(tagOf(inner, 'pStyle') ?? '', 'val');
    const from = [inner, ofStyles.get(styleId) ?? ''].find((each) => each.includes('<w:numId'));
    const list = from && attributeIn(tagOf(from, 'numId') ?? '', 'val');
    // The level of a style may be known to the list alone.
    const isLinked = from !== inner && numberingXml.includes(`<w:pStyle w:val="${styleId}"`);
    if (!list || list === '0' || isLinked) return whole;
    const level = Number(attributeIn(tagOf(from, 'ilvl') ?? '', 'val') ?? 0);
    const numbers = counts.get(list) ?? [];
    counts.set(list, numbers);
    numbers[level] = (numbers[level] ?? 0) + 1;
    numbers.length = Math.min(level, 8) + 1;
    const own = `<w:numPr><w:ilvl w:val="${level}"/><w:numId w:val="${list}"/></w:numPr>`;
    const properties = from === inner ? whole : `<w:pPr>${inner}${own}</w:pPr>`;
    return `${properties}<w:bookmarkStart w:name="${ITEM}${numbers[level]}"/>`;
  });
}

/** How the name of a mark begins that has the number of an item. */
export const ITEM = 'item-number-';
const STYLE = /<w:style\b([^>]*)>([\s\S]*?)<\/w:style>/g;
const BOX = /<w:txbxContent\b[^>]*>[\s\S]*?<\/w:txbxContent>/g;

/** A part of a Word file with what its reader would pass over in a form that it reads. */
export function readableXml(xml: string): string {
  return (
    xml
      // Fields with a result, words in another direction, words with a reading above them.
      .replaceAll(/<\/?w:(?:fldSimple|bdo|dir|ruby|rubyBase|rt)\b[^>]*>/g, '')
      .replaceAll(/<w:cr\b[^>]*\/>/g, '<w:br/>')
      .replaceAll(/<w:ptab\b[^>]*\/>/g, '<w:tab/>')
      // Text boxes whose other form, for an older Word, is a picture or missing.
      .replaceAll(
        /<mc:Choice\b[^>]*>((?:(?!<mc:Choice\b)[\s\S])*?)<\/mc:Choice>\s*(?:<mc:Fallback\b[^>]*\/>|<mc:Fallback>((?:(?!<mc:Fallback\b)[\s\S])*?)<\/mc:Fallback>)?/g,
        (_, choice: string, fallback = '') =>
          `<mc:Fallback>${choice.match(BOX) && !fallback.match(BOX) ? choice : fallback || choice}</mc:Fallback>`,
      )
      .replaceAll(/<w:drawing\b[^>]*>(?:(?!<w:drawing\b)[\s\S])*?<\/w:drawing>/g, (drawing) => {
        const boxes = drawing.match(BOX);
        return boxes ? `<w:pict>${boxes.join('')}</w:pict>` : drawing;
      })
  );
}

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
export function styleMap(xml: string): string[] {
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

const tagOf = (xml: string, name: string) =>
  new RegExp(`<w:${name}(?:\\s[^>]*)?/?>`).exec(xml)?.[0];
const attributeIn = (tag: string, name: string) =>
  new RegExp(`\\bw:${name}="([^"]*)"`).exec(tag)?.[1];
