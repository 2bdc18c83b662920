import { sectionStyle } from '../tokens/layered';
import { vars } from '../tokens/theme.css';

export const failure = sectionStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.small,
  marginBlockEnd: vars.space.medium,
});
