import { grid } from '../tokens/grid';
import { sectionStyle } from '../tokens/layered';
import { vars } from '../tokens/theme.css';

export const list = sectionStyle({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${grid(56)}), 1fr))`,
  gap: vars.space.xlarge,
});

export const number = sectionStyle({
  fontSize: vars.size.title,
  fontWeight: vars.weight.display,
  lineHeight: vars.leading.tight,
  color: vars.color.text.accent,
});
