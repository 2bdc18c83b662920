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
    items: notes(10_000),
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
/** Ten thousand cards are laid out anew: a busy machine takes its time. */
const PATIENT = { timeout: 10_000 };

type PlayContext = Parameters<NonNullable<Story['play']>>[0];

const cards = ({ canvas }: PlayContext) =>
  within(canvas.getByRole('list')).getAllByRole('listitem');
const note = ({ canvas }: PlayContext, id: number) =>
  canvas.getByRole('link', { name: `Note ${id}` });
const scrollTo = (top: number) => window.scrollTo({ top });
const placeOf = (card: Element) => Number(card.getAttribute('aria-posinset'));

/** Scrolls there, and waits until cards stand on the screen and stand still. */
const bringUp = async (context: PlayContext, share: number) => {
  scrollTo(document.documentElement.scrollHeight * share);
  let before = '';
  await waitFor(() => {
    const seen = cards(context).filter((card) => {
      const { top, bottom } = card.getBoundingClientRect();
      return bottom > 0 && top < window.innerHeight;
    });
    expect(seen).not.toHaveLength(0);
    const now = cards(context)
      .map((card) => card.getBoundingClientRect().top)
      .join();
    const still = now === before;
    before = now;
    expect(still).toBe(true);
  }, PATIENT);
};

/** Cards of a row are as high as one another; the next row begins a gap below. */
const standsInRows = (context: PlayContext) =>
  waitFor(() => {
    const list = context.canvas.getByRole('list');
    const gap = Number.parseFloat(getComputedStyle(list).rowGap);
    // Offsets, because a card that enters is not yet where it stands.
    const rows = Map.groupBy(cards(context), (card) => card.offsetTop);
    let above: { bottom: number; last: number } | undefined;
    for (const [top, row] of [...rows].sort(([one], [other]) => one - other)) {
      const heights = row.map((card) => card.offsetHeight);
      expect(new Set(heights).size).toBe(1);
      const [first] = row;
      if (above && first && placeOf(first) === above.last + 1) {
        // Offsets are whole pixels.
        expect(Math.abs(top - above.bottom - gap)).toBeLessThanOrEqual(1);
      }
      above = { bottom: top + (heights[0] ?? 0), last: placeOf(row.at(-1) ?? list) };
    }
  });

/** Every card of an ordinary list is there, as plain markup. */
export const Ordinary: Story = {
  parameters: { chromatic: withDark },
  args: { items: notes(60) },
  play: async (context) => {
    await expect(cards(context)).toHaveLength(60);
    await expect(cards(context)[0]).not.toHaveAttribute('aria-setsize');
  },
};

/** Few of ten thousand cards are rendered, wherever someone scrolls. */
export const Default: Story = {
  play: async (context) => {
    const { step } = context;
    await step('at the beginning', async () => {
      await waitFor(() => expect(cards(context).length).toBeGreaterThan(12));
      await expect(cards(context).length).toBeLessThan(100);
      const places = cards(context).map(placeOf);
      await expect(places).toEqual(places.map((_, index) => index + 1));
      await expect(cards(context).at(-1)).toHaveAttribute('aria-setsize', '10000');
      await standsInRows(context);
    });
    await step('in the middle, and back', async () => {
      await bringUp(context, 0.5);
      await expect(cards(context).length).toBeLessThan(100);
      await standsInRows(context);
      await bringUp(context, 0.25);
      await standsInRows(context);
    });
    await step('at the end', async () => {
      await waitFor(() => {
        scrollTo(document.documentElement.scrollHeight);
        expect(note(context, 10_000)).toBeVisible();
      });
      await expect(cards(context).length).toBeLessThan(100);
      await standsInRows(context);
    });
  },
};

/** The focus stays where it is however far someone scrolls, and Tab goes on from there. */
export const FocusFarAway: Story = {
  parameters: { chromatic: noPicture },
  play: async (context) => {
    const { userEvent } = context;
    // The last card of a row that is rendered before anyone scrolls.
    const place = 20;
    await waitFor(() => expect(note(context, place)).toBeInTheDocument());
    const link = note(context, place);
    link.focus({ preventScroll: true });
    await bringUp(context, 0.7);
    await expect(link).toHaveFocus();
    await userEvent.tab();
    await waitFor(() => expect(note(context, place + 1)).toHaveFocus());
  },
};

/** A card that is far away, and yet there for the focus to come back to. */
export const KeptFarAway: Story = {
  parameters: { chromatic: noPicture },
  args: { kept: { id: '7000', text: '' } },
  play: async (context) => {
    await waitFor(() => expect(note(context, 7000)).toBeInTheDocument());
    note(context, 7000).focus();
    await waitFor(() => expect(note(context, 7001)).toBeInTheDocument());
    await standsInRows(context);
  },
};

export const OnPhone: Story = {
  globals: { viewport: { value: 'smallPhone' } },
  play: async (context) => {
    await waitFor(() => expect(cards(context).length).toBeGreaterThan(12));
    await standsInRows(context);
    const { canvasElement } = context;
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
