import { withoutControls } from './tidy.ts';

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Escapes text for HTML and XML, between tags or in a double-quoted attribute. */
export function escapeMarkup(text: string): string {
  return withoutControls(text.toWellFormed()).replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? '');
}
