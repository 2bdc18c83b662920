import { closeSync, openSync, readSync } from 'node:fs';

/** Bytes that are in memory at once. */
const CHUNK = 1 << 18;

/**
 * The text of a file, part by part, in the encoding that its first bytes or its XML declaration name; else UTF-8.
 * Bytes that are no letters in it become `\ufffd`.
 * @throws Error naming an encoding that can't be read
 */
export function* readText(file: string): Generator<string> {
  const handle = openSync(file, 'r');
  try {
    const bytes = Buffer.alloc(CHUNK);
    let decoder: TextDecoder | undefined;
    for (;;) {
      const part = bytes.subarray(0, readSync(handle, bytes));
      decoder ??= decoderOf(encodingOf(part), file);
      yield decoder.decode(part, { stream: part.length > 0 });
      if (part.length === 0) return;
    }
  } finally {
    closeSync(handle);
  }
}

/** The whole text of a file. */
export const wholeText = (file: string): string => [...readText(file)].join('');

function decoderOf(encoding: string, file: string): TextDecoder {
  try {
    return new TextDecoder(encoding);
  } catch {
    throw new Error(
      `${file} is in the encoding ${encoding}, which can't be read: save it as UTF-8.`,
    );
  }
}

function encodingOf(bytes: Buffer): string {
  const [first, second] = bytes;
  if ((first === 0xff && second === 0xfe) || (first && second === 0)) return 'utf-16le';
  if ((first === 0xfe && second === 0xff) || (first === 0 && second)) return 'utf-16be';
  const declared = /^\s*<\?xml\s[^>]*?\bencoding\s*=\s*["']([^"']+)["']/.exec(
    bytes.toString('latin1', 0, 300),
  )?.[1];
  // Its declaration could not be read as such if it were true.
  return declared === undefined || /^(?:utf-?16|ucs-?2)/i.test(declared) ? 'utf-8' : declared;
}
