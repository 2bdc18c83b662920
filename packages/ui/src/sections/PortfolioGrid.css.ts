import { globalLayered, sectionStyle } from '../tokens/layered';
import { vars } from '../tokens/theme.css';

/** Each card keeps its identity while the filter rearranges them. */
export const card = sectionStyle({ viewTransitionName: 'match-element' });

globalLayered('sections', '::view-transition-group(*)', {
  animationDuration: vars.duration.normal,
  animationTimingFunction: vars.easing.standard,
});
// What is pressed in the meantime is the page, not its picture.
globalLayered('sections', '::view-transition', { pointerEvents: 'none' });
