import type { Nodes } from 'hast';
import { toHtml } from 'hast-util-to-html';

export const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
export const htmlOf = (node: Nodes): string => toHtml(node);
