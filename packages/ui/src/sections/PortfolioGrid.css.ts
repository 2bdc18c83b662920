import { globalLayered, sectionStyle } from '../tokens/layered';
import { vars } from '../tokens/theme.css';

/** Lets the view transition match each card across a change of the filter. */
export const card = sectionStyle({ viewTransitionName: 'match-element' });

globalLayered('sections', '::view-transition-group(*)', {
  animationDuration: vars.duration.normal,
  animationTimingFunction: vars.easing.standard,
});
// Presses reach the page instead of its snapshot.
globalLayered('sections', '::view-transition', { pointerEvents: 'none' });
