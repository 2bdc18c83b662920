/**
 * Translates a page as Chrome does: each text node gives way to `<font><font>…</font></font>`, again after
 * each change, while React goes on holding the node. Runs in a page by itself, for Playwright's `evaluate`.
 * @param mark follows each text, as a translation is another text; default: nothing, so that tests find it
 * @returns what ends it
 */
export function translatePage(mark = ''): () => void {
  const KEPT = '[translate="no"], font, script, style, noscript, textarea, svg';
  const translate = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (text.data.trim() === '' || text.parentElement?.closest(KEPT)) continue;
      const font = document.createElement('font');
      font.append(document.createElement('font'));
      font.firstElementChild?.append(text.data + mark);
      text.replaceWith(font);
    }
  };
  const observer = new MutationObserver(() => translate(document.body));
  observer.observe(document.body, { childList: true, characterData: true, subtree: true });
  translate(document.body);
  return () => observer.disconnect();
}
