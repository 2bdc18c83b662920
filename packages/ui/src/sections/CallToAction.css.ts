import { from } from '../tokens/breakpoints';
import { globalLayered, sectionStyle } from '../tokens/layered';
import { vars } from '../tokens/theme.css';

export const band = sectionStyle({ position: 'relative', overflow: 'hidden' });

globalLayered('sections', `.${band} :focus-visible`, {
  outlineColor: vars.color.line.focusOnBold,
});

export const drawing = sectionStyle({
  position: 'absolute',
  insetBlockStart: '50%',
  insetInlineEnd: '-16rem',
  width: '36rem',
  translate: '0 -50%',
  color: vars.color.line.kolamOnFestive,
  '@media': {
    [from.tablet]: { width: '40rem', insetInlineEnd: '-22rem' },
    [from.desktop]: { width: '52rem', insetInlineEnd: '-16rem' },
  },
});

export const layout = sectionStyle({
  position: 'relative',
  display: 'grid',
  gap: vars.space.xlarge,
});

export const title = sectionStyle({ maxWidth: '9em' });

/** On the bare ground, where no line runs behind the letters. */
export const details = sectionStyle({
  display: 'grid',
  gap: `0 ${vars.space.xxlarge}`,
  '@media': { [from.tablet]: { display: 'flex', flexWrap: 'wrap' } },
});

export const detail = sectionStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.small,
  minHeight: '2.75rem',
  fontSize: vars.size.lead,
  overflowWrap: 'anywhere',
});
