import { createHash } from 'node:crypto';

/** An id made of a name: the same for the same name, so that an import can be repeated. */
export function idOf(name: string): string {
  const hex = createHash('sha256').update(name).digest('hex');
  // Version 8 of RFC 9562: the bits are ours to choose.
  const variant = '89ab'[Number.parseInt(hex[16] ?? '0', 16) % 4];
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `${variant}${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-');
}
