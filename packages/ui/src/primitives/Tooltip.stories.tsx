import { longTitle, longWord, tamilTitle } from '@agency/mocks/fixtures/texts';
import { noPicture, withDark } from '@agency/stories/modes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, mocked, screen, waitFor } from 'storybook/test';
import { adminIcons } from './adminIcons';
import { Button } from './Button';
import { Icon } from './Icon';
import { Stack } from './Stack';
import { Tooltip } from './Tooltip';

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

const nextFrame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));

async function shownOnFocus({ canvas, userEvent }: PlayContext) {
  await userEvent.tab();
  await expect(canvas.getByRole('button')).toHaveFocus();
  await waitFor(() => expect(tooltip()).toBeVisible());
  const { left, right } = screen.getByRole('tooltip').getBoundingClientRect();
  await expect(left).toBeGreaterThanOrEqual(0);
  await expect(right).toBeLessThanOrEqual(document.documentElement.clientWidth);
}

/** Opens on keyboard focus. The caller's ref and class reach it; the anchor keeps its handlers. */
export const Default: Story = {
  parameters: { chromatic: withDark },
  args: {
    ref: fn(),
    className: 'own-class',
    children: <Button onFocus={focused}>Delete this post</Button>,
  },
  play: async (context) => {
    mocked(focused).mockClear();
    await expect(tooltip()).not.toBeInTheDocument();
    await shownOnFocus(context);
    await expect(tooltip()).toHaveTextContent('Delete this post');
    await expect(tooltip()).toHaveClass('own-class');
    await expect(context.args.ref).toHaveBeenCalledWith(tooltip());
    await expect(focused).toHaveBeenCalledTimes(1);
  },
};

/** One at a time; closes when the focus leaves. */
export const Neighbours: Story = {
  parameters: { chromatic: noPicture },
  render: () => (
    <Stack direction="row">
      {['Edit', 'Delete'].map((name) => (
        <Tooltip key={name} text={name}>
          <Button aria-label={name}>
            <Icon name={name === 'Edit' ? adminIcons.pencil : adminIcons.trash} size="small" />
          </Button>
        </Tooltip>
      ))}
      <a href="/posts">Posts</a>
    </Stack>
  ),
  play: async ({ userEvent }) => {
    for (const name of ['Edit', 'Delete']) {
      await userEvent.tab();
      await waitFor(() => expect(tooltip()).toHaveTextContent(name));
      await expect(screen.getAllByRole('tooltip')).toHaveLength(1);
    }
    await userEvent.tab();
    await waitFor(() => expect(tooltip()).not.toBeInTheDocument());
  },
};

/** `off` for a control with a visible name. */
export const Off: Story = {
  parameters: { chromatic: noPicture },
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

export const Escape: Story = {
  parameters: { chromatic: noPicture },
  play: async (context) => {
    await shownOnFocus(context);
    await context.userEvent.keyboard('{Escape}');
    await waitFor(() => expect(tooltip()).not.toBeInTheDocument());
    await expect(context.canvas.getByRole('button')).toHaveFocus();
  },
};

export const OnTheRight: Story = {
  args: { placement: 'right' },
  play: shownOnFocus,
};

export const LongText: Story = { args: { text: `${longTitle} ${longTitle}` }, play: shownOnFocus };
export const LongWord: Story = { args: { text: longWord.slice(2350, 2650) }, play: shownOnFocus };
export const TamilAndEmoji: Story = { args: { text: `${tamilTitle} 🌾 👍🏽` }, play: shownOnFocus };
export const OnPhone: Story = {
  args: { text: longTitle },
  globals: { viewport: { value: 'smallPhone' } },
  play: shownOnFocus,
};
