import { patternStyle } from '../tokens/layered';
import { vars } from '../tokens/theme.css';

export const body = patternStyle({ paddingBlockStart: vars.space.medium });

export const actions = patternStyle({ display: 'flex', justifyContent: 'end' });
