/** A part of a URL as people read it; as it is written where its encoding is broken. */
export function decodedUrl(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
