import { longTitle, longWord, tamilTitle } from '@agency/mocks/fixtures/texts';
import { noPicture, withDark } from '@agency/stories/chromaticModes';
import { inBox } from '@agency/stories/storyDecorators';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { adminIcons } from './adminIcons';
import { Button } from './Button';
import { Icon } from './Icon';
import { Tooltip } from './Tooltip';
import { TooltipPopup } from './TooltipPopup';

const meta = {
  title: 'Primitives/Tooltip',
  component: Tooltip,
  subcomponents: { TooltipPopup },
  args: {
    text: 'Delete this post',
    children: (
      <Button aria-label="Delete this post">
        <Icon name={adminIcons.trash} size="small" />
      </Button>
    ),
  },
  decorators: [inBox({ display: 'grid', justifyItems: 'center', paddingBlock: '10rem' })],
} satisfies Meta<typeof Tooltip>;

export default meta;
type Story = StoryObj<typeof meta>;
type PlayContext = Parameters<NonNullable<Story['play']>>[0];

const tooltip = () => screen.queryByRole('tooltip');

async function shownOnFocus({ canvas, userEvent }: PlayContext) {
  await userEvent.tab();
  await expect(canvas.getByRole('button')).toHaveFocus();
  await waitFor(() => expect(tooltip()).toBeVisible());
  const { left, right } = screen.getByRole('tooltip').getBoundingClientRect();
  await expect(left).toBeGreaterThanOrEqual(0);
  await expect(right).toBeLessThanOrEqual(document.documentElement.clientWidth);
}

/** Opens on keyboard focus. The caller's ref and class reach it. */
export const Default: Story = {
  parameters: { chromatic: withDark },
  args: {
    ref: fn(),
    className: 'own-class',
    children: <Button>Delete this post</Button>,
  },
  play: async (context) => {
    await expect(tooltip()).not.toBeInTheDocument();
    await shownOnFocus(context);
    await expect(tooltip()).toHaveTextContent('Delete this post');
    await expect(tooltip()).toHaveClass('own-class');
    await expect(context.args.ref).toHaveBeenCalledWith(tooltip());
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
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    await expect(tooltip()).not.toBeInTheDocument();
  },
};

export const OnTheRight: Story = {
  args: { placement: 'right' },
  play: shownOnFocus,
};

/** When the focus leaves, and by Escape, which leaves the focus. */
export const Closes: Story = {
  parameters: { chromatic: noPicture },
  render: (args) => (
    <>
      <Tooltip {...args} />
      <a href="/posts">Posts</a>
    </>
  ),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await shownOnFocus(context);
    await userEvent.tab();
    await waitFor(() => expect(tooltip()).not.toBeInTheDocument());
    await userEvent.tab({ shift: true });
    await waitFor(() => expect(tooltip()).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(tooltip()).not.toBeInTheDocument());
    await expect(canvas.getByRole('button')).toHaveFocus();
  },
};

export const Texts: Story = {
  args: { text: `${longTitle} ${tamilTitle} 🌾 👍🏽 ${longWord.slice(2350, 2500)}` },
  play: shownOnFocus,
};
export const TextsOnPhone: Story = { ...Texts, globals: { viewport: { value: 'smallPhone' } } };
