import { site } from '@agency/mocks/fixtures/site';
import { longTitle, longWord, tamilTitle } from '@agency/mocks/fixtures/texts';
import { noPicture } from '@agency/stories/modes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { StatusScreen } from './StatusScreen';

const meta = {
  title: 'Sections/StatusScreen',
  component: StatusScreen,
  parameters: { layout: 'fullscreen' },
  args: { title: 'Nothing is here', seed: 'here', home: site.home },
} satisfies Meta<typeof StatusScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The button is on the first screen. */
export const Default: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const { bottom } = canvas.getByRole('link').getBoundingClientRect();
    await expect(bottom).toBeLessThanOrEqual(window.innerHeight);
  },
};

/** Without a layout around it, it is the page's main content, named by its title. */
export const AsMain: Story = {
  args: { as: 'main', detail: '503 Service Unavailable' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('main', { name: 'Nothing is here' })).toBeVisible();
    await expect(canvas.getByText('503 Service Unavailable')).toBeVisible();
  },
};

export const WithoutDrawing: Story = {
  parameters: { chromatic: noPicture },
  args: { seed: undefined },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('svg')).not.toBeInTheDocument();
  },
};
export const LongText: Story = { args: { title: longTitle, detail: longWord.slice(0, 600) } };
export const Tamil: Story = { args: { title: tamilTitle, detail: tamilTitle } };
