import { patternStyle } from '../tokens/layered';
import { vars } from '../tokens/theme.css';

export const notice = patternStyle({
  flex: '1 1 100%',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.small,
  padding: vars.space.small,
  borderRadius: vars.radius.medium,
  background: vars.color.fill.note,
});
