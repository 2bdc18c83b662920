import {
  type GlobalStyleRule,
  globalStyle,
  type StyleRule,
  style,
  styleVariants,
} from '@vanilla-extract/css';
import { layers } from './layers.css';

type Layer = keyof typeof layers;

const inLayer = <Rule>(layer: Layer, rule: Rule) => ({ '@layer': { [layers[layer]]: rule } });

const layered = (layer: Layer) => (rule: StyleRule) => style(inLayer(layer, rule));

const layeredVariants =
  (layer: Layer) =>
  <Name extends string | number>(rules: Record<Name, StyleRule>) =>
    styleVariants(rules, (rule) => inLayer(layer, rule));

export const primitiveStyle = layered('primitives');
export const patternStyle = layered('patterns');
export const sectionStyle = layered('sections');

/** One class per variant; a missing variant is a type error. */
export const primitiveVariants = layeredVariants('primitives');
export const sectionVariants = layeredVariants('sections');

/** For elements that the component does not render itself, such as those of a library. */
export function globalLayered(layer: Layer, selector: string, rule: GlobalStyleRule): void {
  globalStyle(selector, inLayer(layer, rule));
}
