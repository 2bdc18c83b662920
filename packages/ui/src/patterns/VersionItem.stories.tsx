import { changes } from '@agency/mocks/fixtures/history';
import { type Version, versionsOf } from '@agency/model/history';
import { noPicture } from '@agency/stories/modes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { VersionItem } from './VersionItem';

const [present, broughtBack, byOwner, unknown] = versionsOf(changes) as [
  Version,
  Version,
  Version,
  Version,
];

const meta = {
  title: 'Patterns/VersionItem',
  component: VersionItem,
  parameters: { chromatic: noPicture },
  decorators: [
    (Story) => (
      <ol>
        <Story />
      </ol>
    ),
  ],
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

export const Expanded: Story = {
  args: { expanded: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByText('The difference')).toBeVisible();
  },
};

/** It can't be compared with itself. */
export const Present: Story = {
  args: { version: present },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Present')).toBeVisible();
    await expect(
      canvas.getByText('Content, Tags, Title changed by admin@example.com'),
    ).toBeVisible();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

export const BroughtBack: Story = {
  args: { version: broughtBack },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Brought back by admin@example.com')).toBeVisible();
  },
};

/** The change that made it is no longer kept. */
export const UnknownOrigin: Story = {
  args: { version: unknown },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Before Feb 11, 2024 10:30')).toBeVisible();
    await expect(canvas.getByText('Who saved it is no longer known')).toBeVisible();
  },
};
