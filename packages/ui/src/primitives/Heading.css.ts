import { primitiveVariants } from '../tokens/layered';
import { vars } from '../tokens/theme.css';

export const sizes = primitiveVariants({
  display: {
    fontSize: vars.size.display,
    fontWeight: vars.weight.display,
    lineHeight: vars.leading.tight,
    letterSpacing: '-0.025em',
  },
  title: {
    fontSize: vars.size.title,
    fontWeight: vars.weight.display,
    lineHeight: '1.12',
    letterSpacing: '-0.018em',
  },
  heading: {
    fontSize: vars.size.heading,
    fontWeight: vars.weight.bold,
    lineHeight: vars.leading.snug,
    letterSpacing: '-0.006em',
  },
});
