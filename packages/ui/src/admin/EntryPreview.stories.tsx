import { inFrame } from '@agency/stories/inFrame';
import { everyWidth, everyWidthAndDark, noPicture } from '@agency/stories/modes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { Heading } from '../primitives/Heading';
import { EntryPreview } from './EntryPreview';

const words = (text: string) => <Heading level={2}>{text}</Heading>;

const meta = {
  title: 'Panel/Editor/EntryPreview',
  tags: ['panel', '!stable', 'new'],
  component: EntryPreview,
  parameters: { layout: 'fullscreen', chromatic: everyWidth },
  args: { card: words('In a list'), dialog: words('Over the list'), page: words('Of its own') },
} satisfies Meta<typeof EntryPreview>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { chromatic: everyWidthAndDark },
  play: async () => {
    const shown = await inFrame('Preview: Page on phone, 375 px wide');
    await expect(shown.getByText('Of its own')).toBeVisible();
  },
};

/** By keyboard alone: place and width are chosen apart from each other. */
export const Chosen: Story = {
  parameters: { chromatic: noPicture },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Card' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect((await inFrame(/^Preview: Card on phone/)).getByText('In a list')).toBeVisible();
    for (let stops = 0; stops < 4; stops += 1) await userEvent.tab();
    await userEvent.keyboard(' ');
    const shown = await inFrame('Preview: Card on desktop, 1280 px wide');
    await expect(shown.getByText('In a list')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Opened' }));
    await expect(shown.getByText('Over the list')).toBeVisible();
    await expect(shown.queryByText('In a list')).not.toBeInTheDocument();
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  },
};

export const OnDesktop: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Desktop' }));
    await inFrame(/^Preview: Page on desktop/);
  },
};
