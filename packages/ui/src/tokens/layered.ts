import { type GlobalStyleRule, globalStyle, type StyleRule, style } from '@vanilla-extract/css';
import { layers } from './layers.css';

type Layer = keyof typeof layers;

function layered(layer: Layer) {
  return (rule: StyleRule): string => style({ '@layer': { [layers[layer]]: rule } });
}

function layeredVariants(layer: Layer) {
  return <Name extends string | number>(rules: Record<Name, StyleRule>): Record<Name, string> => {
    const apply = layered(layer);
    const entries = Object.entries<StyleRule>(rules).map(([name, rule]) => [name, apply(rule)]);
    return Object.fromEntries(entries) as Record<Name, string>;
  };
}

export const primitiveStyle = layered('primitives');
export const patternStyle = layered('patterns');
export const sectionStyle = layered('sections');

/** One class per variant; a missing variant is a type error. */
export const primitiveVariants = layeredVariants('primitives');
export const sectionVariants = layeredVariants('sections');

/** For elements that the component does not render itself, such as those of a library. */
export function globalLayered(layer: Layer, selector: string, rule: GlobalStyleRule): void {
  globalStyle(selector, { '@layer': { [layers[layer]]: rule } });
}
