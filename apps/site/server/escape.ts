/** Text for HTML and XML, between tags or in a quoted attribute. */
export function escapeMarkup(text: string): string {
  return (
    text
      .toWellFormed()
      // XML knows no other control characters.
      .replace(/[^\P{Cc}\t\n\r]|[\ufffe\uffff]/gu, '')
      .replaceAll('&', '&amp;')
      .replaceAll('<', '&lt;')
      .replaceAll('>', '&gt;')
      .replaceAll('"', '&quot;')
  );
}

/** JSON that no text in it can end early, whatever element it stands in. */
export function escapeJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
