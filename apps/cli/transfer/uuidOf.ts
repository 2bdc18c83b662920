import { createHash } from 'node:crypto';

/** An id made of a name: the same for the same name, so that an import can be repeated. */
export function uuidOf(name: string): string {
  const bytes = createHash('sha256').update(name).digest().subarray(0, 16);
  // Version 8 of RFC 9562: the bits are ours to choose.
  bytes.writeUInt8((bytes.readUInt8(6) % 16) + 0x80, 6);
  bytes.writeUInt8((bytes.readUInt8(8) % 64) + 0x80, 8);
  return bytes.toString('hex').replace(/(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
