import { sectionStyle } from '../tokens/layered';
import { vars } from '../tokens/theme.css';

export const links = sectionStyle({
  display: 'grid',
  gap: vars.space.medium,
  paddingBlockEnd: vars.space.section,
});
