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
export const STYLE = /<w:style\b([^>]*)>([\s\S]*?)<\/w:style>/g;
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

export const tagOf = (xml: string, name: string) =>
  new RegExp(`<w:${name}(?:\\s[^>]*)?/?>`).exec(xml)?.[0];
export const attributeIn = (tag: string, name: string) =>
  new RegExp(`\\bw:${name}="([^"]*)"`).exec(tag)?.[1];
