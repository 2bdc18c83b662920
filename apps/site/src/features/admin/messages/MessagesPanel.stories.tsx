import { allMessages, messages } from '@agency/mocks/fixtures/messages';
import { scenarios, signedIn } from '@agency/mocks/scenarios';
import { noPicture } from '@agency/stories/modes';
import { PageForStories } from '@agency/stories/PageForStories';
import { expectFailedReads, expectNotification, says } from '@agency/stories/storySteps';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn } from 'storybook/test';
import { paths } from '#lib/paths';

const meta = {
  title: 'Screens/Panel/Messages',
  component: PageForStories,
  args: { url: paths.panel.messages },
  parameters: { layout: 'fullscreen', chromatic: noPicture, backend: signedIn(scenarios.ready) },
  tags: ['!autodocs', 'panel'],
} satisfies Meta<typeof PageForStories>;

export default meta;
type Story = StoryObj<typeof meta>;

const { name } = messages.withoutMobile;
/** All but the fixture with an invalid date. */
const COUNT = allMessages.length - 1;

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name })).toBeVisible();
    await expect(canvas.getByText(`${COUNT} messages`)).toBeVisible();
  },
};

export const Slow: Story = {
  parameters: { backend: signedIn(scenarios.slow) },
  play: says('Loading contact messages...'),
};

export const Empty: Story = {
  parameters: { backend: signedIn(scenarios.empty) },
  play: says('No contact messages yet.'),
};

/** The log has the list, and whether the account is an admin. */
export const Failing: Story = {
  parameters: { backend: signedIn(scenarios.failing) },
  play: async () => {
    await expectNotification('Error', 'Failed to fetch contact messages.');
    await expectFailedReads('Error fetching contact messages:', 2);
  },
};

export const ServerRefusal: Story = {
  parameters: { backend: signedIn(scenarios.refusing) },
  play: async ({ canvas, userEvent }) => {
    spyOn(window, 'confirm').mockReturnValue(true);
    await userEvent.click(
      await canvas.findByRole('button', { name: `Delete message from ${name}` }),
    );
    await expectNotification('Error', 'The server refuses this.');
    await expect(canvas.getByRole('heading', { name })).toBeVisible();
  },
};
