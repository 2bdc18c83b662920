import { pictures } from '@agency/mocks/fixtures/pictures';
import { everyWidthAndDark, noPicture } from '@agency/stories/chromaticModes';
import { offersRetry } from '@agency/stories/storySteps';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { SearchPalette } from './SearchPalette';

const pages = { label: 'Pages', hits: [{ href: '/about', title: 'About' }] };

const meta = {
  title: 'Site/Page/SearchPalette',
  component: SearchPalette,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 640 } } },
  args: {
    open: true,
    onClose: fn(),
    query: 'mill',
    onQueryChange: fn(),
    groups: [
      {
        label: 'Projects',
        hits: [
          {
            href: '/portfolio/1',
            title: 'Karai Rice Mill',
            detail: 'Web Development',
            cover: { src: null, seed: 'rice' },
          },
        ],
      },
      {
        label: 'Posts',
        hits: [
          {
            href: '/blog/mill',
            title: 'Six saved replies for a busy rice mill',
            detail: 'WhatsApp',
            cover: { src: pictures.shopFront, seed: 'mill' },
          },
          { href: '/blog/tamil', title: 'சிறிய கடைக்கும் இணையதளம்' },
        ],
      },
    ],
    searching: false,
    slash: { on: true, onChange: fn() },
  },
} satisfies Meta<typeof SearchPalette>;

export default meta;
type Story = StoryObj<typeof meta>;

const says = (text: string) =>
  waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(text));

export const Ready: Story = {
  parameters: { chromatic: everyWidthAndDark },
  play: async ({ args, userEvent }) => {
    await screen.findByRole('dialog', { name: 'Search' });
    const field = screen.getByRole<HTMLInputElement>('combobox');
    await waitFor(() => expect(field).toHaveFocus());
    await says('3 results');
    // What is typed replaces the words of the last search.
    await expect(field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0)).toBe(
      'mill',
    );
    await userEvent.click(screen.getByRole('checkbox'));
    await expect(args.slash?.onChange).toHaveBeenCalledWith(false);
  },
};

/** Before anything is typed. */
export const Opened: Story = {
  args: { query: '', groups: [pages] },
  play: () => says('1 result'),
};

export const Loading: Story = {
  args: { groups: [], searching: true },
  play: () => says('Searching...'),
};

export const Empty: Story = {
  args: { groups: [], query: 'zzz' },
  play: async () => {
    await says('Nothing found.');
    await waitFor(() => expect(screen.getByText('Nothing found for “zzz”.')).toBeVisible());
  },
};

export const Failed: Story = {
  args: {
    groups: [pages],
    query: 'about',
    onRetry: fn(),
    all: [{ href: '/blog/archive', label: 'All posts by date' }],
  },
  play: async (context) => {
    await offersRetry(/^Posts and projects can't be searched now/)(context);
    await expect(screen.getByRole('alert')).toBeVisible();
  },
};

/** What could not be searched is not said to hold nothing. */
export const FailedWithoutPages: Story = {
  parameters: { chromatic: noPicture },
  args: { ...Failed.args, groups: [] },
  play: async (context) => {
    await Failed.play?.(context);
    await expect(screen.queryByText(/^Nothing found/)).toBeNull();
  },
};
