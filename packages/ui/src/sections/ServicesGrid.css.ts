import { sectionStyle } from '../tokens/layered';
import { vars } from '../tokens/theme.css';

export const more = sectionStyle({ marginBlockStart: vars.space.xxlarge });
