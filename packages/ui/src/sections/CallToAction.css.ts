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
  insetBlockStart: '50%',
  insetInlineEnd: grid(-64),
  width: grid(144),
  translate: '0 -50%',
  color: vars.color.line.motifOnFestive,
  '@media': {
    // System colours would draw it as strongly as the text over it.
    [forcedColors]: { display: 'none' },
    [from.tablet]: { width: grid(160), insetInlineEnd: grid(-88) },
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
  '@media': { [from.wide]: { display: 'flex', flexWrap: 'wrap' } },
});
