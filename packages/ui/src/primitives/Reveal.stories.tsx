import { withDark } from '@agency/stories/modes';
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

/** Enters when it is scrolled into view, without its delay. */
export const BelowTheFold: Story = {
  args: { delay: 4, skipDelayOnScroll: true },
  render: (args) => (
    <>
      <div style={{ height: '150vh' }} />
      <Reveal {...args} />
      <div style={{ height: '50vh' }} />
    </>
  ),
  play: async ({ canvas }) => {
    const text = canvas.getByText(/^Enters/);
    await expect(entrance(text)).not.toHaveAttribute('data-in-view');
    window.scrollTo({ top: document.body.scrollHeight });
    await waitFor(() => expect(entrance(text)).toHaveAttribute('data-in-view'));
    await expect(entrance(text)).toHaveStyle({ animationDelay: '0s' });
    window.scrollTo({ top: 0 });
  },
};
