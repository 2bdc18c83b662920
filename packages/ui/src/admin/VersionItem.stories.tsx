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

/** Closed and expanded, the present one, one that was brought back, and one whose change is no longer kept. */
export const Default: Story = {
  render: inEach(InList, [
    {},
    { expanded: true },
    { version: present },
    { version: broughtBack },
    { version: unknown },
  ]),
  play: async ({ args, canvas, userEvent }) => {
    const [closed, expanded] = canvas.getAllByRole('button', { name: /Feb 11, 2024 10:30$/ });
    if (!closed) throw new Error('The version cannot be compared.');
    await expect(closed).toHaveAttribute('aria-expanded', 'false');
    await expect(expanded).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(closed);
    await expect(args.onToggle).toHaveBeenCalledOnce();
  },
};
