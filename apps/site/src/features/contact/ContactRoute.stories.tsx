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

const TEXT = 'Please ring me about a website for our shop.';

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Send Message' })).toBeEnabled();
  },
};

/** What the story below begins with. */
const send: Story['play'] = async ({ canvas, canvasElement, userEvent }) => {
  await fill(userEvent, canvasElement, {
    Name: 'Anbu Selvan',
    Email: 'anbu@example.com',
    Message: TEXT,
  });
  await userEvent.click(await canvas.findByRole('button', { name: 'Send Message' }));
};

/** The text stays, and can be sent another way. */
export const Failing: Story = {
  parameters: { backend: scenarios.failing },
  play: async (context) => {
    const { canvas } = context;
    await send(context);
    await expectNotification('Error sending message', 'Please try again or contact us directly.');
    await expect(canvas.getByLabelText('Message')).toHaveValue(TEXT);
    const link = await canvas.findByRole('link', { name: /^Send this on WhatsApp/ });
    await expect(decodeURIComponent(link.getAttribute('href') ?? '')).toContain(TEXT);
  },
};
