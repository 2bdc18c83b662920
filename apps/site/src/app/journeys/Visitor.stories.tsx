import { scenarios } from '@agency/mocks/scenarios';
import { noPicture } from '@agency/stories/modes';
import { PageForStories } from '@agency/stories/PageForStories';
import { expectNotification, fill } from '@agency/stories/storySteps';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { paths } from '#lib/paths';
import { publicParts } from '../pageChunks';

/** A visitor's way through the site. */
const meta = {
  title: 'Journeys/Visitor',
  component: PageForStories,
  args: { url: paths.home },
  parameters: { layout: 'fullscreen', chromatic: noPicture, backend: scenarios.ready },
  // Where code is slow to come, a link opens its page as a document, which a story can't show.
  loaders: [() => Promise.all(publicParts.map((part) => part.preload()))],
  tags: ['!autodocs'],
} satisfies Meta<typeof PageForStories>;

export default meta;
type Story = StoryObj<typeof meta>;

const MESSAGE = {
  name: 'Anbu Selvan',
  email: 'anbu@example.com',
  mobile: '+91 98765 43211',
  message: 'Please ring me about a website for our shop.',
};

export const Enquiry: Story = {
  play: async ({ canvas, canvasElement, loaded, step, userEvent }) => {
    await step('found', async () => {
      const nav = await canvas.findByRole('navigation', { name: 'Main' });
      await userEvent.click(within(nav).getByRole('link', { name: 'Contact' }));
      await canvas.findByRole('heading', { level: 1, name: 'Contact Us' });
    });
    await step('sent', async () => {
      await fill(userEvent, canvasElement, {
        Name: MESSAGE.name,
        Email: MESSAGE.email,
        'Mobile (Optional)': MESSAGE.mobile,
        Message: MESSAGE.message,
      });
      await userEvent.click(canvas.getByRole('button', { name: 'Send Message' }));
      await expectNotification('Message sent successfully!', "We'll get back to you soon.");
      await expect(canvas.getByLabelText('Message')).toHaveValue('');
      await expect(loaded.backend.database.rows('contact_messages')[0]).toMatchObject(MESSAGE);
    });
  },
};
