/**
 * Styles of a chunk, which waits for them before it runs. A page that begins with them has them inline.
 * @param address of the stylesheet
 * @throws when it can't be had
 */
export async function adoptStyles(address: string): Promise<void> {
  if (document.querySelector(`[data-of="${address}"]`)) return;
  const response = await fetch(address);
  if (!response.ok) throw new Error(`The styles were answered with ${response.status}.`);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(await response.text());
  document.adoptedStyleSheets.push(sheet);
}
