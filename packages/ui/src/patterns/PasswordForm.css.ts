import { patternStyle } from '../tokens/layered';
import { vars } from '../tokens/theme.css';

export const form = patternStyle({ display: 'grid', gap: vars.space.xsmall });
