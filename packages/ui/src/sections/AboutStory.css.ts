import { from } from '../tokens/breakpoints';
import { grid } from '../tokens/grid';
import { sectionStyle } from '../tokens/layered';
import { vars } from '../tokens/theme.css';

export const layout = sectionStyle({
  display: 'grid',
  gap: vars.space.large,
  '@media': {
    [from.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.6fr)' },
  },
});

export const text = sectionStyle({
  '@media': { [from.desktop]: { gridArea: '1 / 2 / 3' } },
});

/** Below the title, and on smaller screens at the end. */
export const picture = sectionStyle({
  width: '100%',
  maxWidth: grid(120),
  height: 'auto',
  '@media': { [from.desktop]: { alignSelf: 'end', width: `calc(100% - ${vars.space.large})` } },
});
