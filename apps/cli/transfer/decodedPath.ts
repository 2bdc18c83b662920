/** A path or slug with its letters beyond ASCII, which WordPress stores percent-encoded. */
export function decodedPath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
