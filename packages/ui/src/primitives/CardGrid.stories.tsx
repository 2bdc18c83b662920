import { noPicture, withDark } from '@agency/stories/modes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { CardGrid, type CardGridProps } from './CardGrid';
import { Link } from './Link';
import { Text } from './Text';

interface Note {
  id: string;
  text: string;
}

/** Notes of one to five lines, so that no two rows need be of one height. */
const notes = (count: number): Note[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `${index + 1}`,
    text: `A line of the note. ${'And one line more of it. '.repeat(((index * 7) % 5) * 3)}`,
  }));

const Notes = (props: CardGridProps<Note>) => <CardGrid {...props} />;

const meta = {
  title: 'Primitives/CardGrid',
  component: Notes,
  parameters: { docs: { story: { inline: false, iframeHeight: 480 } } },
  args: {
    items: notes(60),
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

const cards = (canvas: ReturnType<typeof within>) =>
  within(canvas.getByRole('list')).getAllByRole('listitem');

/** Every card of an ordinary list is there, as plain markup. */
export const Default: Story = {
  parameters: { chromatic: withDark },
  play: async ({ canvas }) => {
    await expect(cards(canvas)).toHaveLength(60);
    await expect(cards(canvas)[0]).not.toHaveAttribute('aria-setsize');
  },
};

/** More cards exist than are read; assistive technology is told of how many they are. */
export const Part: Story = {
  parameters: { chromatic: noPicture },
  args: { items: notes(200), total: 2500 },
  play: async ({ canvas }) => {
    const last = cards(canvas).at(-1);
    await expect(last).toHaveAttribute('aria-setsize', '2500');
    await expect(last).toHaveAttribute('aria-posinset', '200');
    last?.scrollIntoView();
    await waitFor(() => expect(canvas.getByText('Note 200')).toBeVisible());
  },
};

export const OnPhone: Story = { globals: { viewport: { value: 'smallPhone' } } };
