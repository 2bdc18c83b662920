import type { Nodes } from 'hast';
import { toHtml } from 'hast-util-to-html';

export const htmlOf = (node: Nodes): string => toHtml(node);
