import { allMessages, messages } from '@agency/mocks/fixtures/messages';
import { scenarios, signedIn } from '@agency/mocks/scenarios';
import { type PageForStories, screenAt } from '@agency/stories/PageForStories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { paths } from '#lib/paths';

const meta = {
  title: 'Screens/Panel/Messages',
  ...screenAt(paths.panel.messages, signedIn(scenarios.ready)),
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
