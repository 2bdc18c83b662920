import { from } from '../tokens/breakpoints';
import { sectionStyle } from '../tokens/layered';
import { vars } from '../tokens/theme.css';

export const layout = sectionStyle({
  display: 'grid',
  gap: vars.space.large,
  '@media': {
    [from.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.6fr)' },
  },
});
