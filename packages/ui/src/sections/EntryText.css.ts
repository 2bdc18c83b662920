import { sectionStyle } from '../tokens/layered';
import { vars } from '../tokens/theme.css';

export const band = sectionStyle({ paddingBlockStart: vars.space.xlarge });
