import { from } from '../tokens/breakpoints';
import { globalLayered, sectionStyle } from '../tokens/layered';
import { vars } from '../tokens/theme.css';

export const band = sectionStyle({});

globalLayered('sections', `.${band} :focus-visible`, {
  outlineColor: vars.color.line.focusOnBold,
});

export const layout = sectionStyle({
  display: 'grid',
  gap: vars.space.xlarge,
});

export const title = sectionStyle({ maxWidth: '9em' });

/** In a column until they fit side by side. */
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
