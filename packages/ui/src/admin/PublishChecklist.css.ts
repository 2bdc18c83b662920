import { patternStyle } from '../tokens/layeredStyles';
import { grid } from '../tokens/space';
import { vars } from '../tokens/theme.css';

export const body = patternStyle({ paddingBlock: vars.space.small });

export const items = patternStyle({ flex: `0 1 ${grid(40)}` });
