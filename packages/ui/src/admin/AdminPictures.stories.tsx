import { storedPictures } from '@agency/mocks/fixtures/storedPictures';
import { everyWidthAndDark, noPicture } from '@agency/stories/modes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { AdminPictures, type AdminPicturesProps } from './AdminPictures';

const all = Object.values(storedPictures);
type Shown = (typeof all)[number];

const meta = {
  title: 'Panel/Pictures/AdminPictures',
  tags: ['panel', '!stable', 'new'],
  component: AdminPictures<Shown>,
  args: {
    pictures: { status: 'ready', data: all },
    onRetry: fn(),
    onDelete: fn(async (_picture: Shown) => true),
  },
} satisfies Meta<typeof AdminPictures<Shown>>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Removes deleted rows, as a route does. */
function Kept({ onDelete, ...props }: AdminPicturesProps<Shown>) {
  const [data, setData] = useState<readonly Shown[]>(all);
  const remove = async (picture: Shown) => {
    const gone = await onDelete(picture);
    if (gone) setData((shown) => shown.filter(({ id }) => id !== picture.id));
    return gone;
  };
  return <AdminPictures {...props} pictures={{ status: 'ready', data }} onDelete={remove} />;
}

export const Ready: Story = {
  parameters: { chromatic: everyWidthAndDark },
};

export const Loading: Story = {
  args: { pictures: { status: 'loading' } },
};

export const Failed: Story = {
  args: { pictures: { status: 'failed' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('heading', { name: 'Pictures' })).toHaveFocus();
  },
};

export const Empty: Story = {
  args: { pictures: { status: 'ready', data: [] } },
};

export const StorageOff: Story = {
  args: { pictures: 'unavailable' },
};

/** The title takes the focus when a picture is gone. */
export const Deleting: Story = {
  parameters: { chromatic: noPicture },
  render: (args) => <Kept {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(
      canvas.getByRole('button', { name: /^Delete the picture of Have your Pongal/ }),
    );
    await expect(args.onDelete).toHaveBeenCalledWith(storedPictures.used);
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Pictures' })).toHaveFocus());
    await expect(canvas.getAllByRole('listitem')).toHaveLength(all.length - 1);
  },
};
