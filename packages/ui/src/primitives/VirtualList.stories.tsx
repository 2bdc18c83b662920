import { longWord } from '@agency/mocks/fixtures/texts';
import { noPicture, withDark } from '@agency/stories/chromaticModes';
import { inBox } from '@agency/stories/storyDecorators';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { Button } from './Button';
import { Text } from './Text';
import { VirtualList, type VirtualListProps } from './VirtualList';

interface Note {
  id: string;
  text: string;
}

const notes = (count: number): Note[] =>
  Array.from({ length: count }, (_, index) => ({ id: `${index}`, text: `Note ${index + 1}` }));

const long = { id: 'long', text: longWord };

const NotesList = (props: VirtualListProps<Note>) => <VirtualList {...props} />;

const meta = {
  title: 'Primitives/VirtualList',
  component: NotesList,
  parameters: { docs: { story: { inline: false, iframeHeight: 480 } } },
  args: {
    label: 'Notes',
    items: notes(1000),
    total: 2000,
    estimatedHeight: 60,
    onNearEnd: fn(),
    children: (note) => <Text authored>{note.text}</Text>,
  },
} satisfies Meta<typeof NotesList>;

export default meta;
type Story = StoryObj<typeof meta>;
type PlayContext = Parameters<NonNullable<Story['play']>>[0];

const items = ({ canvas }: PlayContext) =>
  within(canvas.getByRole('list')).getAllByRole('listitem');
const scrollToEnd = () => window.scrollTo({ top: document.documentElement.scrollHeight });

/** No items overlap. */
const standsInOrder = (context: PlayContext) =>
  waitFor(() => {
    const edges = items(context).map((item) => item.getBoundingClientRect());
    for (const [index, { bottom }] of edges.entries()) {
      const next = edges[index + 1];
      if (next) expect(next.top).toBeCloseTo(bottom, 0);
    }
  });

/** Only items near the viewport are rendered; each has its position and the total. More is read near the end. */
export const Default: Story = {
  parameters: { chromatic: withDark },
  play: async (context) => {
    const { args, canvas, step } = context;
    await step('at the beginning', async () => {
      await waitFor(() => expect(canvas.getByText('Note 1')).toBeVisible());
      await expect(canvas.getByRole('list', { name: 'Notes' })).toBeVisible();
      await expect(items(context).length).toBeLessThan(100);
      await expect(items(context)[0]).toHaveAttribute('aria-posinset', '1');
      await expect(items(context)[0]).toHaveAttribute('aria-setsize', '2000');
      await expect(args.onNearEnd).not.toHaveBeenCalled();
      await standsInOrder(context);
    });
    await step('at the end', async () => {
      // Measured heights differ from the estimate, so the end moves.
      await waitFor(() => {
        scrollToEnd();
        expect(canvas.getByText('Note 1000')).toBeVisible();
      });
      await expect(items(context).at(-1)).toHaveAttribute('aria-posinset', '1000');
      await expect(canvas.queryByText('Note 1')).not.toBeInTheDocument();
      await expect(items(context).length).toBeLessThan(100);
      await expect(args.onNearEnd).toHaveBeenCalled();
      await standsInOrder(context);
    });
  },
};

/** Later items move when one grows or is removed. */
export const Changing: Story = {
  args: { items: [long, ...notes(5)], total: 6 },
  render: function Render(args) {
    const [gone, setGone] = useState(false);
    return (
      <>
        <Button onClick={() => setGone(true)}>Delete the first</Button>
        <VirtualList {...args} items={gone ? args.items.slice(1) : args.items} />
      </>
    );
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await standsInOrder(context);
    await userEvent.click(canvas.getByRole('button'));
    await expect(items(context)).toHaveLength(5);
    await waitFor(() => {
      const { top } = canvas.getByRole('list').getBoundingClientRect();
      expect(items(context)[0]?.getBoundingClientRect().top).toBeCloseTo(top, 0);
    });
    await standsInOrder(context);
  },
};

/** Content above the list does not shift its first items. */
export const BelowOtherThings: Story = {
  parameters: { chromatic: noPicture },
  decorators: [inBox({ paddingBlockStart: '120vh' })],
  play: async (context) => {
    const { canvas } = context;
    canvas.getByRole('list').scrollIntoView();
    await waitFor(() => expect(canvas.getByText('Note 1')).toBeVisible());
    const { top } = canvas.getByRole('list').getBoundingClientRect();
    await expect(items(context)[0]?.getBoundingClientRect().top).toBeCloseTo(top, 0);
    await standsInOrder(context);
  },
};
