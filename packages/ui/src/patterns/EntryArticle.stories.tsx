import { posts } from '@agency/mocks/fixtures/posts';
import { withDark } from '@agency/stories/chromaticModes';
import { inEach } from '@agency/stories/renderFunctions';
import { says } from '@agency/stories/storySteps';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { EntryArticle } from './EntryArticle';
import { postView } from './entryView';

/** As wide as what holds it. */
const entry = { ...postView(posts.ordinary), width: 'small' as const };

const meta = {
  title: 'Site/Entries/EntryArticle',
  component: EntryArticle,
  args: { entry, onRetry: fn() },
} satisfies Meta<typeof EntryArticle>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Its text is there when the picture is taken. */
export const Default: Story = {
  parameters: { chromatic: withDark },
  play: says(/^Most shops think/),
};

const unread = { ...entry, picture: null, text: undefined };

/** Without a picture, while its text is being read, and when that has failed. */
export const Missing: Story = {
  render: inEach(EntryArticle, [
    { entry: { ...entry, picture: null } },
    { entry: unread },
    { entry: unread, failed: true },
  ]),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
