import { withDark } from '@agency/stories/chromaticModes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { CardGrid, type CardGridProps } from './CardGrid';
import { Link } from './Link';
import { Stack } from './Stack';
import { Text } from './Text';

interface Note {
  id: string;
  text: string;
}

/** Of one to five lines, so that no two rows need be of one height. */
const notes = Array.from(
  { length: 60 },
  (_, index): Note => ({
    id: `${index + 1}`,
    text: `A line of the note. ${'And one line more of it. '.repeat(((index * 7) % 5) * 3)}`,
  }),
);

const Notes = (props: CardGridProps<Note>) => <CardGrid {...props} />;

const meta = {
  title: 'Primitives/CardGrid',
  component: Notes,
  parameters: { docs: { story: { inline: false, iframeHeight: 480 } } },
  args: {
    items: notes,
    total: notes.length,
    children: ({ id, text }) => (
      <article>
        <Link href={`#${id}`}>Note {id}</Link>
        <Text>{text}</Text>
      </article>
    ),
  },
} satisfies Meta<typeof Notes>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Every card of an ordinary list is there, as plain markup. */
export const Default: Story = {
  parameters: { chromatic: withDark },
  play: async ({ canvas }) => {
    const cards = within(canvas.getByRole('list')).getAllByRole('listitem');
    await expect(cards).toHaveLength(60);
    await expect(cards[0]).not.toHaveAttribute('aria-setsize');
  },
};

/** Without a gap at the end: the first card, or the first two, are wider where the number needs it. */
export const FilledRows: Story = {
  render: ({ children }) => (
    <Stack gap="xlarge">
      {[1, 2, 3, 4, 5, 11].map((count) => (
        <Notes key={count} items={notes.slice(0, count)} total={count}>
          {children}
        </Notes>
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    for (const list of canvas.getAllByRole('list')) {
      const end = list.lastElementChild?.getBoundingClientRect().right;
      await expect(end).toBeCloseTo(list.getBoundingClientRect().right, 0);
    }
  },
};
