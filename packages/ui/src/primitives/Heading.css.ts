import { primitiveVariants } from '../tokens/layeredStyles';
import { vars } from '../tokens/theme.css';

// Tamil letters reach further above and below the line than Latin ones.
const tamil = { '&:lang(ta)': { lineHeight: '1.35' } };

export const sizes = primitiveVariants({
  display: {
    fontSize: vars.size.display,
    fontWeight: vars.weight.display,
    lineHeight: vars.leading.tight,
    letterSpacing: '-0.025em',
    selectors: tamil,
  },
  title: {
    fontSize: vars.size.title,
    fontWeight: vars.weight.display,
    lineHeight: '1.12',
    letterSpacing: '-0.018em',
    selectors: tamil,
  },
  heading: {
    fontSize: vars.size.heading,
    fontWeight: vars.weight.bold,
    lineHeight: vars.leading.snug,
    letterSpacing: '-0.006em',
    selectors: tamil,
  },
  /** As large as running text, with room for Tamil letters. */
  small: {
    fontSize: vars.size.body,
    fontWeight: vars.weight.bold,
    lineHeight: '1.35',
  },
});
