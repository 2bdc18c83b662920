/** Escapes text for HTML and XML, between tags or in a double-quoted attribute. */
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

/** JSON for a `<script>` element: no text in it can end the element. */
export function escapeJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
