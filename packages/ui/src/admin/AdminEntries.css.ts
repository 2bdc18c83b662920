import { sectionStyle } from '../tokens/layered';
import { vars } from '../tokens/theme.css';

export const toolRow = sectionStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.small,
  paddingBlockStart: vars.space.medium,
});
