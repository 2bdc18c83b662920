import { changes } from '@agency/mocks/fixtures/history';
import { type Version, versionsOf } from '@agency/model/history';
import { inEach } from '@agency/stories/matrix';
import { noPicture } from '@agency/stories/modes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { VersionItem, type VersionItemProps } from './VersionItem';

const [present, broughtBack, byOwner, unknown] = versionsOf(changes) as [
  Version,
  Version,
  Version,
  Version,
];

const InList = (props: VersionItemProps) => (
  <ol>
    <VersionItem {...props} />
  </ol>
);

const meta = {
  title: 'Panel/History/VersionItem',
  tags: ['panel'],
  component: VersionItem,
  parameters: { chromatic: noPicture },
  render: InList,
  args: {
    version: byOwner,
    labels: { title: 'Title', excerpt: 'Excerpt', content: 'Content', tags: 'Tags' },
    expanded: false,
    onToggle: fn(),
    children: 'The difference',
  },
} satisfies Meta<typeof VersionItem>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Columns without a name are left out. */
export const Closed: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', {
      name: 'Compare the version of Feb 11, 2024 10:30',
    });
    await expect(canvas.getByText('Excerpt changed by the database’s owner')).toBeVisible();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.queryByText('The difference')).not.toBeInTheDocument();
    await userEvent.click(button);
    await expect(args.onToggle).toHaveBeenCalledOnce();
  },
};

/** Expanded, the present one, one that was brought back, and one whose change is no longer kept. */
export const Others: Story = {
  render: inEach(InList, [
    { expanded: true },
    { version: present },
    { version: broughtBack },
    { version: unknown },
  ]),
  play: async ({ canvas }) => {
    const [expanded] = canvas.getAllByRole('button');
    await expect(expanded).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByText('The difference')).toBeVisible();
    // The present version can't be compared with itself.
    await expect(canvas.getAllByRole('button')).toHaveLength(3);
    for (const text of [
      'Now',
      'Content, Tags, Title changed by admin@example.com',
      'Brought back by admin@example.com',
      'Before Feb 11, 2024 10:30',
      'Who saved it is no longer known',
    ]) {
      await expect(canvas.getByText(text)).toBeVisible();
    }
  },
};
