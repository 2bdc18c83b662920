import { scenarios } from '@agency/mocks/scenarios';
import { noPicture } from '@agency/stories/modes';
import { PageForStories } from '@agency/stories/PageForStories';
import { expectNotification, fill } from '@agency/stories/storySteps';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { paths } from '#lib/paths';

const meta = {
  title: 'Screens/Contact',
  component: PageForStories,
  args: { url: paths.contact },
  parameters: { layout: 'fullscreen', chromatic: noPicture, backend: scenarios.ready },
  tags: ['!autodocs'],
} satisfies Meta<typeof PageForStories>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Send Message' })).toBeEnabled();
  },
};

export const Failing: Story = {
  parameters: { backend: scenarios.failing },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await fill(userEvent, canvasElement, {
      Name: 'Anbu Selvan',
      Email: 'anbu@example.com',
      Message: 'Please ring me about a website for our shop.',
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Send Message' }));
    await expectNotification('Error sending message', 'Please try again or contact us directly.');
  },
};
