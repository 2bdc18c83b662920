/** A URL; null for what is none. `URL.parse` does the same, which browsers of 2023 lack. */
export const parseUrl = (text: string, base?: string | URL): URL | null =>
  URL.canParse(text, base) ? new URL(text, base) : null;

/** A part of a URL as people read it; as it is written where its encoding is broken. */
export function decodedUrl(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
