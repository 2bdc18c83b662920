/** JSON for a `<script>` element: no text in it can end the element. */
export function escapeJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
