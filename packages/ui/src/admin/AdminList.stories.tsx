import { allMessages, messages } from '@agency/mocks/fixtures/messages';
import type { Message } from '@agency/model/message';
import { letters, listing, ready } from '@agency/stories/adminStoryArgs';
import { everyWidthAndDark, noPicture } from '@agency/stories/chromaticModes';
import { inBox } from '@agency/stories/storyDecorators';
import { offersRetry } from '@agency/stories/storySteps';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, mocked, waitFor } from 'storybook/test';
import { Button } from '../primitives/Button';
import { AdminList } from './AdminList';

const meta = {
  title: 'Panel/Frame/AdminList',
  tags: ['panel'],
  component: AdminList<Message>,
  args: {
    ...listing(allMessages),
    ...letters,
    estimatedHeight: 60,
    children: ({ id }, remove) => <Button onClick={remove}>Delete {id}</Button>,
  },
} satisfies Meta<typeof AdminList<Message>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  parameters: { chromatic: everyWidthAndDark },
  args: { badge: '8 letters' },
};

export const Loading: Story = { args: { list: { status: 'loading' } } };

/** A failure is not shown as an empty list. The button goes with it, so the title takes the focus. */
export const Failed: Story = {
  args: { list: { status: 'failed' } },
  play: async (context) => {
    const { canvas } = context;
    // The route's notification is the one that is announced.
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
    await offersRetry('Failed to fetch letters.')(context);
    await expect(canvas.getByRole('heading', { name: 'Letters' })).toHaveFocus();
  },
};

/** The create button is there in every state. */
export const Empty: Story = {
  args: { ...ready([]), create: { label: 'New Letter', onClick: fn() } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'New Letter' }));
    await expect(args.create?.onClick).toHaveBeenCalledOnce();
  },
};

/**
 * What is not deleted keeps the focus. When it is, the focused button is unmounted, so the title
 * takes the focus, and the list stays where it is.
 */
export const Deleted: Story = {
  parameters: { chromatic: noPicture },
  decorators: [inBox({ minHeight: '300vh' })],
  play: async ({ args, canvas, userEvent }) => {
    mocked(args.onDelete).mockResolvedValueOnce(false);
    const button = canvas.getByRole('button', { name: `Delete ${messages.tamil.id}` });
    await userEvent.click(button);
    await expect(mocked(args.onDelete).mock.calls).toEqual([[messages.tamil]]);
    await expect(button).toHaveFocus();
    window.scrollTo({ top: 200 });
    await userEvent.click(button);
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Letters' })).toHaveFocus());
    await expect(window.scrollY).toBe(200);
  },
};

export const OnPhone: Story = {
  args: {
    title: 'a'.repeat(60),
    badge: '100000 letters',
    create: { label: 'New Letter', onClick: fn() },
  },
  globals: { viewport: { value: 'smallPhone' } },
};
