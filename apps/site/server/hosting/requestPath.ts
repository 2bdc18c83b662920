/** How often a path is decoded to look behind its percent-encodings; ordinary paths have one. */
const MOST_DECODINGS = 4;
/** An entry's name is one segment, in which an encoded slash is a letter like any other. */
const ENTRY = /^\/(?:blog|portfolio)\/[^/]+$/;

/**
 * The decoded path of a request's target (`/path?query`).
 * @returns undefined for a target that programs read differently: with dot segments, empty segments,
 * backslashes or control characters, also behind several percent-encodings, or without a path.
 * Browsers never send one; servers answer it with 400 instead of guessing.
 */
export function pathOf(target: string): string | undefined {
  const [encoded = ''] = target.split('?', 1);
  const path = decoded(encoded);
  if (path === undefined || encoded.includes('#') || !encoded.startsWith('/')) return undefined;
  // Some programs split a path at an encoded slash or backslash.
  if (/%5c/i.test(encoded) || (/%2f/i.test(encoded) && !ENTRY.test(encoded))) return undefined;
  let text = path;
  for (let depth = 0; ; depth += 1) {
    // A dot or a separator that is encoded twice serves only to get past checks.
    if (depth === MOST_DECODINGS || isAmbiguous(text) || /%(?:2e|2f|5c)/i.test(text)) {
      return undefined;
    }
    const next = decoded(text);
    // A percent sign that encodes nothing is part of the name.
    if (next === undefined || next === text) return path;
    text = next;
  }
}

function isAmbiguous(path: string): boolean {
  return /\/\/|\\|\/\.{1,2}(?:\/|$)|\p{Cc}/u.test(path);
}

/** @returns undefined where the encoding is malformed */
function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

/** Tool folders below `node_modules` from which the development server has to serve modules. */
const TOOL_FOLDERS = ['.pnpm', '.vite'];

/**
 * Whether a path of the development server names a dot file or anything below a dot folder.
 * @param path as `pathOf` returns it
 * @param root the workspace's folder, with forward slashes; dots above it don't count
 */
export function isHidden(path: string, root: string): boolean {
  const start = /^\/@(?:fs|id)\//.test(path) ? path.indexOf(root) : -1;
  const segments = (start < 0 ? path : path.slice(start + root.length)).split('/');
  return segments.some(
    (segment, index) =>
      segment.startsWith('.') &&
      !(segments[index - 1] === 'node_modules' && TOOL_FOLDERS.includes(segment)),
  );
}
