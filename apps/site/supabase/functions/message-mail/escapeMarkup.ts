/**
 * Escapes text for HTML and XML, between tags or in a double-quoted attribute. It lies here because the
 * function is deployed without anything around it.
 */
export function escapeMarkup(text: string): string {
  return (
    text
      .toWellFormed()
      // XML allows no other control characters.
      .replace(/[^\P{Cc}\t\n\r]|[\ufffe\uffff]/gu, '')
      .replaceAll('&', '&amp;')
      .replaceAll('<', '&lt;')
      .replaceAll('>', '&gt;')
      .replaceAll('"', '&quot;')
  );
}
