import { longWord, tamilText, tamilTitle } from '@agency/mocks/fixtures/texts';
import { withDark } from '@agency/stories/chromaticModes';
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { PublishChecklist } from './PublishChecklist';

const meta = {
  title: 'Panel/Editor/PublishChecklist',
  tags: ['panel'],
  component: PublishChecklist,
  args: {
    items: [
      { label: 'Excerpt', done: true, onOpen: fn() },
      { label: 'Cover', done: false, onOpen: fn() },
      { label: 'Tags', done: false, onOpen: fn() },
    ],
    card: {
      title: 'Have your Pongal page ready by December',
      excerpt: 'The rush starts long before the first pot boils over.',
      host: 'studio.example',
    },
  },
} satisfies Meta<typeof PublishChecklist>;

export default meta;
type Story = StoryObj<typeof meta>;

const opened = async ({ canvas, userEvent }: StoryContext) => {
  await userEvent.click(canvas.getByText(/^(?:Before publishing|Ready)/));
  await expect(canvas.getByRole('figure', { name: 'The link in WhatsApp' })).toBeVisible();
};

export const Closed: Story = {};

export const Opened: Story = {
  parameters: { chromatic: withDark },
  play: async (context) => {
    await opened(context);
    await expect(context.canvas.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Excerpt – done',
      'Cover – to do',
      'Tags – to do',
    ]);
  },
};

/** Here nothing is written yet. */
export const Ready: Story = {
  args: {
    items: [{ label: 'Excerpt', done: true, onOpen: fn() }],
    card: { title: '', excerpt: '', host: 'studio.example' },
  },
  play: opened,
};

export const Texts: Story = {
  args: {
    card: {
      title: `${tamilTitle} ${longWord}`,
      excerpt: `${tamilText} ${longWord}`,
      host: 'studio.example',
    },
  },
  globals: { viewport: { value: 'smallPhone' } },
  play: opened,
};
