/** A URL; null for what is none. `URL.parse` does the same, which browsers of 2023 lack. */
export const parseUrl = (text: string, base?: string | URL): URL | null =>
  URL.canParse(text, base) ? new URL(text, base) : null;
