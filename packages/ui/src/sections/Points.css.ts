import { from } from '../tokens/breakpoints';
import { grid } from '../tokens/grid';
import { sectionStyle } from '../tokens/layered';
import { vars } from '../tokens/theme.css';

/** On one line from the desktop on. */
export const list = sectionStyle({
  display: 'grid',
  gap: vars.space.xlarge,
  '@media': {
    [from.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [from.desktop]: {
      gridTemplateColumns: 'none',
      gridAutoColumns: 'minmax(0, 1fr)',
      gridAutoFlow: 'column',
    },
  },
});

/** With the chain that leads to the next one. */
export const number = sectionStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.medium,
  width: '100%',
  fontSize: vars.size.title,
  fontWeight: vars.weight.display,
  lineHeight: vars.leading.tight,
  color: vars.color.text.accent,
});

export const chain = sectionStyle({
  display: 'none',
  flex: 1,
  height: grid(4),
  color: vars.color.line.motif,
  '@media': {
    [from.desktop]: { display: 'block', marginInlineEnd: `calc(-1 * ${vars.space.medium})` },
  },
  selectors: { 'li:last-child &': { display: 'none' } },
});
