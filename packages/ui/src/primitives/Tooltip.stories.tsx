import { longTitle, longWord, tamilTitle } from '@agency/mocks/fixtures/texts';
import { noPicture } from '@agency/stories/modes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, mocked, screen, spyOn, waitFor } from 'storybook/test';
import { adminIcons } from './adminIcons';
import { Button } from './Button';
import { Icon } from './Icon';
import { Stack } from './Stack';
import { Tooltip } from './Tooltip';

/** Milliseconds; it opens after 700. */
const PATIENCE = { timeout: 5000 };

const focused = fn();

const meta = {
  title: 'Primitives/Tooltip',
  component: Tooltip,
  args: {
    text: 'Delete this post',
    children: (
      <Button aria-label="Delete this post">
        <Icon name={adminIcons.trash} size="small" />
      </Button>
    ),
  },
  decorators: [
    (Story) => (
      <div style={{ display: 'grid', justifyItems: 'center', paddingBlock: '10rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Tooltip>;

export default meta;
type Story = StoryObj<typeof meta>;
type PlayContext = Parameters<NonNullable<Story['play']>>[0];

const tooltip = () => screen.queryByRole('tooltip');

/** Hovers with a mouse movement, because Ariakit ignores a pointer that does not move. */
async function hover({ userEvent }: PlayContext, element: Element) {
  await userEvent.hover(element);
  fireEvent.mouseMove(element, { movementX: 1 });
}

const nextFrame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));

/** Records the delays of the timers that are set, in milliseconds. */
function watchDelays() {
  const timers = spyOn(window, 'setTimeout');
  return () => timers.mock.calls.map(([, delay]) => delay);
}

async function shownOnFocus({ canvas, userEvent }: PlayContext) {
  await userEvent.tab();
  await expect(canvas.getByRole('button')).toHaveFocus();
  await waitFor(() => expect(tooltip()).toBeVisible());
  const { left, right } = screen.getByRole('tooltip').getBoundingClientRect();
  await expect(left).toBeGreaterThanOrEqual(0);
  await expect(right).toBeLessThanOrEqual(document.documentElement.clientWidth);
}

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Delete this post' })).toBeVisible();
    await expect(tooltip()).not.toBeInTheDocument();
  },
};

/** Opens after 700 ms of hovering, 4 px from the anchor. */
// The first story with an open tooltip, because another one after it may skip the delay.
export const Hovered: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    const button = canvas.getByRole('button');
    const delays = watchDelays();
    await hover(context, button);
    await expect(delays()).toContain(700);
    await waitFor(() => expect(tooltip()).toBeVisible(), PATIENCE);
    await waitFor(() => {
      const { bottom } = screen.getByRole('tooltip').getBoundingClientRect();
      expect(button.getBoundingClientRect().top - bottom).toBeCloseTo(4, 0);
    });
    await userEvent.unhover(button);
    await userEvent.hover(document.body);
    await waitFor(() => expect(tooltip()).not.toBeInTheDocument());
  },
};

/** Opens without delay on keyboard focus. */
export const Focused: Story = {
  render: (args) => (
    <Stack direction="row">
      <Tooltip {...args} />
      <a href="/posts">Posts</a>
    </Stack>
  ),
  play: async (context) => {
    await shownOnFocus(context);
    await expect(tooltip()).toHaveTextContent('Delete this post');
    await context.userEvent.tab();
    await waitFor(() => expect(tooltip()).not.toBeInTheDocument());
  },
};

/** After one tooltip the next opens without delay. */
export const Neighbours: Story = {
  render: () => (
    <Stack direction="row">
      {['Edit', 'Delete'].map((name) => (
        <Tooltip key={name} text={name}>
          <Button aria-label={name}>
            <Icon name={name === 'Edit' ? adminIcons.pencil : adminIcons.trash} size="small" />
          </Button>
        </Tooltip>
      ))}
    </Stack>
  ),
  play: async (context) => {
    const { canvas, userEvent } = context;
    const [first, second] = canvas.getAllByRole('button');
    if (!first || !second) throw new Error('There are not two buttons.');
    await hover(context, first);
    await waitFor(() => expect(tooltip()).toHaveTextContent('Edit'), PATIENCE);
    const delays = watchDelays();
    await userEvent.unhover(first);
    await hover(context, second);
    await waitFor(() => expect(tooltip()).toHaveTextContent('Delete'), PATIENCE);
    await expect(delays()).not.toContain(700);
    await expect(screen.getAllByRole('tooltip')).toHaveLength(1);
  },
};

/** `off` for a control with a visible name. */
export const Off: Story = {
  args: { off: true, children: <Button>Delete this post</Button> },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
    // Without `off` it would be there after two frames.
    await nextFrame();
    await nextFrame();
    await expect(tooltip()).not.toBeInTheDocument();
  },
};

/** The caller's ref and class reach the tooltip; the anchor keeps its own handlers. */
export const Open: Story = {
  parameters: { chromatic: noPicture },
  args: {
    ref: fn(),
    className: 'own-class',
    children: <Button onFocus={focused}>Delete this post</Button>,
  },
  play: async (context) => {
    mocked(focused).mockClear();
    await shownOnFocus(context);
    await expect(tooltip()).toHaveClass('own-class');
    await expect(context.args.ref).toHaveBeenCalledWith(tooltip());
    await expect(focused).toHaveBeenCalledTimes(1);
  },
};

export const Escape: Story = {
  play: async (context) => {
    await shownOnFocus(context);
    await context.userEvent.keyboard('{Escape}');
    await waitFor(() => expect(tooltip()).not.toBeInTheDocument());
    await expect(context.canvas.getByRole('button')).toHaveFocus();
  },
};

export const OnTheRight: Story = {
  args: { placement: 'right' },
  play: async (context) => {
    await shownOnFocus(context);
    const { right } = context.canvas.getByRole('button').getBoundingClientRect();
    await waitFor(() =>
      expect(screen.getByRole('tooltip').getBoundingClientRect().left - right).toBeCloseTo(4, 0),
    );
  },
};

export const LongText: Story = { args: { text: `${longTitle} ${longTitle}` }, play: shownOnFocus };
export const LongWord: Story = { args: { text: longWord.slice(2350, 2650) }, play: shownOnFocus };
export const Tamil: Story = { args: { text: tamilTitle }, play: shownOnFocus };
export const Emoji: Story = { args: { text: 'Delete 🌾 👍🏽' }, play: shownOnFocus };
export const OnPhone: Story = {
  args: { text: longTitle },
  globals: { viewport: { value: 'smallPhone' } },
  play: shownOnFocus,
};
