/** A zip file of texts by their names, which are not packed and have no checksums. */
export function makeZip(parts: Readonly<Record<string, string>>): Blob {
  const encoder = new TextEncoder();
  const files: BlobPart[] = [];
  const directory: BlobPart[] = [];
  let [end, length] = [0, 0];
  for (const [name, text] of Object.entries(parts)) {
    const [title, bytes] = [encoder.encode(name), encoder.encode(text)];
    const { length: size } = bytes;
    files.push(
      header(30, { 0: 0x04034b50, 6: UTF8, 18: size, 22: size, 26: title.length }),
      title,
      bytes,
    );
    directory.push(
      header(46, { 0: 0x02014b50, 8: UTF8, 20: size, 24: size, 28: title.length, 42: end }),
      title,
    );
    end += 30 + title.length + size;
    length += 46 + title.length;
  }
  const count = Object.keys(parts).length * 0x10001;
  return new Blob([
    ...files,
    ...directory,
    header(22, { 0: 0x06054b50, 8: count, 12: length, 16: end }),
  ]);
}

const UTF8 = 0x800;

/** Bytes that are zero, except for these numbers at their places. */
function header(length: number, numbers: Readonly<Record<number, number>>): ArrayBuffer {
  const view = new DataView(new ArrayBuffer(length));
  for (const [at, value] of Object.entries(numbers)) view.setUint32(Number(at), value, true);
  return view.buffer;
}
