import { site } from '@agency/mocks/fixtures/site';
import { longTitle, longWord, tamilTitle } from '@agency/mocks/fixtures/texts';
import { withDark } from '@agency/stories/modes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { StatusScreen } from './StatusScreen';

const meta = {
  title: 'Site/States/StatusScreen',
  component: StatusScreen,
  parameters: { layout: 'fullscreen' },
  args: { title: 'Nothing is here', seed: 'here', home: site.home },
} satisfies Meta<typeof StatusScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The button is on the first screen. */
export const Default: Story = {
  parameters: { chromatic: withDark },
  globals: { viewport: { value: 'phone' } },
};

/** Without a layout around it, and here without a drawing, it is the page's main content, named by its title. */
export const AsMain: Story = {
  args: { as: 'main', seed: undefined, detail: '503 Service Unavailable' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('main', { name: 'Nothing is here' })).toBeVisible();
  },
};

export const Texts: Story = {
  args: { title: `${tamilTitle} ${longTitle}`, detail: longWord.slice(2200, 2800) },
  globals: { viewport: { value: 'smallPhone' } },
};
