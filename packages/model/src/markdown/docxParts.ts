/** Bytes; pictures make a Word file large, not its words. */
const LARGEST = 50_000_000;
/** Bytes of all texts in a Word file, unpacked: a novel has about five million. */
const MOST_UNPACKED = 20_000_000;

/** What is told of a Word file that can't be read, in words for its owner. */
export class WordFileError extends Error {}

const DAMAGED = 'It is damaged, or no Word file (.docx).';

/**
 * The parts of a Word file by their names, with the texts of those that hold some. Unpacked here first, and
 * counted: the reader of Word files would unpack a few kilobytes to gigabytes.
 * @throws WordFileError
 */
export async function docxParts(file: Blob): Promise<Record<string, string>> {
  if (file.size === 0) throw new WordFileError('It is empty.');
  if (file.size > LARGEST) throw new WordFileError('It is larger than 50 MB.');
  const view = new DataView(await file.arrayBuffer());
  if (view.byteLength > 4 && view.getUint32(0) === 0xd0cf11e0)
    throw new WordFileError(
      'It is protected by a password, or of an old Word (.doc): save it as .docx without one.',
    );
  const parts: Record<string, string> = {};
  let left = MOST_UNPACKED;
  try {
    for (const { name, packed, isPacked } of entriesOf(view, file)) {
      const text = /\.(?:xml|rels)$/i.test(name) ? await unpacked(packed, isPacked, left) : '';
      left -= text.length;
      parts[name] = text;
    }
  } catch (error) {
    throw error instanceof WordFileError ? error : new WordFileError(DAMAGED);
  }
  if (!Object.keys(parts).some((name) => name.startsWith('word/')))
    throw new WordFileError(DAMAGED);
  return parts;
}

/** The entries of a zip file, by the directory at its end. @throws RangeError where it is none */
function* entriesOf(view: DataView, file: Blob) {
  const short = (at: number) => view.getUint16(at, true);
  const long = (at: number) => view.getUint32(at, true);
  let end = view.byteLength - 22;
  while (long(end) !== 0x06054b50) end -= 1;
  let at = long(end + 16);
  for (let left = short(end + 10); left > 0; left -= 1) {
    const name = new TextDecoder().decode(new Uint8Array(view.buffer, at + 46, short(at + 28)));
    const local = long(at + 42);
    const from = local + 30 + short(local + 26) + short(local + 28);
    yield { name, isPacked: short(at + 10) !== 0, packed: file.slice(from, from + long(at + 20)) };
    at += 46 + short(at + 28) + short(at + 30) + short(at + 32);
  }
}

async function unpacked(packed: Blob, isPacked: boolean, most: number): Promise<string> {
  const bytes: ReadableStream<Uint8Array<ArrayBuffer>> = packed.stream();
  const reader = (
    isPacked ? bytes.pipeThrough(new DecompressionStream('deflate-raw')) : bytes
  ).getReader();
  const decoder = new TextDecoder();
  let text = '';
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    text += decoder.decode(read.value, { stream: true });
    if (text.length <= most) continue;
    await reader.cancel();
    throw new WordFileError('It holds too much text.');
  }
  return text;
}
