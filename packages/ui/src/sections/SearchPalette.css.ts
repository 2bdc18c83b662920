import { sectionStyle } from '../tokens/layered';
import { vars } from '../tokens/theme.css';

export const failure = sectionStyle({ marginBlockEnd: vars.space.medium });
