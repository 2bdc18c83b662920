import { vars } from '@agency/ui/tokens/theme.css';
import type { Decorator } from '@storybook/react-vite';

/** The padding of a form's dialog, into which the toolbar above a text reaches on a phone. */
export const dialogPadding: Decorator = (Story) => (
  <div style={{ paddingInline: vars.space.large }}>
    <Story />
  </div>
);
