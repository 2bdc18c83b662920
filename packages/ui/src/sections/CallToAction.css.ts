import { forcedColors, from } from '../tokens/breakpoints';
import { grid } from '../tokens/grid';
import { globalLayered, sectionStyle } from '../tokens/layered';
import { vars } from '../tokens/theme.css';

export const band = sectionStyle({ position: 'relative', overflow: 'hidden' });

globalLayered('sections', `.${band} :focus-visible`, {
  outlineColor: vars.color.line.focusOnBold,
});

export const drawing = sectionStyle({
  position: 'absolute',
  // On phones a part of it, in the corner that the details leave free.
  insetBlockEnd: grid(-42),
  insetInlineEnd: grid(-42),
  width: grid(72),
  color: vars.color.line.motifOnFestive,
  '@media': {
    // System colours would draw it as strongly as the text over it.
    [forcedColors]: { display: 'none' },
    [from.tablet]: {
      insetBlock: '50% auto',
      insetInlineEnd: grid(-88),
      width: grid(160),
      translate: '0 -50%',
    },
    [from.desktop]: { width: grid(208), insetInlineEnd: grid(-64) },
  },
});

export const layout = sectionStyle({
  position: 'relative',
  display: 'grid',
  gap: vars.space.xlarge,
});

export const title = sectionStyle({ maxWidth: '9em' });

/** In a column, away from the drawing, until both fit side by side. */
export const details = sectionStyle({
  display: 'grid',
  gap: `0 ${vars.space.xxlarge}`,
  fontSize: vars.size.lead,
  '@media': {
    // A press beside the text is meant for the page there, on phones for the row.
    [from.tablet]: { justifyItems: 'start' },
    [from.wide]: { display: 'flex', flexWrap: 'wrap' },
  },
});
