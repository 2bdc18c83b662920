import { withDark } from '@agency/stories/chromaticModes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Reveal } from './Reveal';
import { Text } from './Text';

const meta = {
  title: 'Primitives/Reveal',
  component: Reveal,
  args: { children: <Text>Enters when a tenth of it is on the screen.</Text> },
} satisfies Meta<typeof Reveal>;

export default meta;
type Story = StoryObj<typeof meta>;

const entrance = (text: HTMLElement) => text.closest('[data-waiting]');

export const Default: Story = {
  parameters: { chromatic: withDark },
  args: { delay: 0.4 },
  play: async ({ canvas }) => {
    const text = canvas.getByText(/^Enters/);
    await waitFor(() => expect(entrance(text)).toHaveAttribute('data-in-view'));
    await expect(entrance(text)).toHaveStyle({ animationDelay: '0.4s' });
    await waitFor(() => expect(text).toBeVisible());
  },
};
