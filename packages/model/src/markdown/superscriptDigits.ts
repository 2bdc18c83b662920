import type { Element, ElementContent } from 'hast';
import { toText } from 'hast-util-to-text';

export const SUPERSCRIPT = '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾';
export const SUBSCRIPT = '₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎';

/** Digits that are raised or lowered, numbers of notes too: `10²` would else read as another number. */
export function superscriptDigits(node: Element, forms: string): ElementContent[] | undefined {
  const plain = toText(node).trim();
  const [only, more] = node.children;
  const isNote = only?.type === 'element' && /^#/.test(String(only.properties.href ?? ''));
  if (more || (only?.type !== 'text' && !isNote) || !/^[\d+=()−-]{1,8}$/.test(plain))
    return undefined;
  const formOf = (sign: string) => forms['0123456789+-=()'.indexOf(sign.replace('−', '-'))] ?? sign;
  return [{ type: 'text', value: plain.replaceAll(/./gu, formOf) }];
}
