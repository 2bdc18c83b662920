import { brokenPicture } from '@agency/mocks/fixtures/pictures';
import { formattedText, longWord, markup } from '@agency/mocks/fixtures/texts';
import { everyWidth, everyWidthAndDark, noPicture } from '@agency/stories/chromaticModes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Markdown } from './Markdown';

const meta = {
  title: 'Site/Entries/Markdown',
  component: Markdown,
  args: { text: formattedText, id: 'post', headingLevel: 2 },
} satisfies Meta<typeof Markdown>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { chromatic: everyWidthAndDark },
  play: async ({ canvas, canvasElement }) => {
    const headings = canvas.getAllByRole('heading').map(({ tagName }) => tagName);
    await expect(headings).toEqual(['H2', 'H3', 'H2']);
    await expect(
      canvasElement.querySelectorAll('h2[lang=ta], p[lang=ta], li[lang=ta]'),
    ).toHaveLength(4);
  },
};

export const Contents: Story = {
  args: {
    text: `${formattedText}\n\n## Before the end\n\nSome.\n\n## Last words\n\n${'And more. '.repeat(40)}`,
    contents: true,
  },
};

/** A link to a heading in a dialog scrolls and leaves the URL, which would close the dialog. */
export const LinkInDialog: Story = {
  parameters: { chromatic: noPicture },
  args: { headingLevel: 3, text: 'See [the end](#the-end), [all](#100%).\n\n# The end' },
  play: async ({ canvas, userEvent }) => {
    const url = window.location.href;
    await userEvent.click(canvas.getByRole('link', { name: 'all' }));
    await expect(window.location.href).toBe(url);
    await userEvent.click(canvas.getByRole('link', { name: 'the end' }));
    await expect(canvas.getByRole('heading', { level: 3 })).toHaveFocus();
    await expect(window.location.href).toBe(url);
  },
};

export const ListsAndPictures: Story = {
  args: {
    text: `- rice\n  - raw\n    1. one\n    2. two\n\n       And a paragraph.\n- jaggery\n\n7. seven\n8. eight\n\n![A picture that has moved away](${brokenPicture} "Its caption stays.")`,
  },
  play: async ({ canvasElement }) => {
    await waitFor(() =>
      expect(canvasElement.querySelector('[data-placeholder]')).toBeInTheDocument(),
    );
  },
};

/** A table scrolls by itself; a picture may lead somewhere. */
export const Tables: Story = {
  parameters: { chromatic: everyWidth },
  args: {
    text: `| Plan | Rupees | Pages | Delivery | Who looks after it |\n| :-- | --: | :-: | --- | --- |\n| Small | 12,000 | 5 | two weeks | ~~the agency~~ the owner |\n| **Large** | 40,000 | 25 | two months |\n\n- [x] photographs\n- [ ] opening hours\n\nPrices at https://shop.example/price-list-of-the-whole-year?year=2026&language=ta&currency=inr today.\n\n[![The counter](${brokenPicture})](https://shop.example/)`,
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(5);
    await expect(canvasElement.querySelector('figure a')).toHaveAttribute(
      'href',
      'https://shop.example/',
    );
  },
};

/** HTML and URLs that are no web URLs stay text. */
export const Attack: Story = {
  args: {
    text: `## Words\n\n${markup}\n\n[link](javascript:alert(1)) ![picture](data:image/png,x)`,
  },
};

export const LongWords: Story = {
  args: {
    text: `# ${longWord.slice(2400, 2600)}\n\n- ${longWord}\n- x\n\n> ${longWord}\n\n\`${'a'.repeat(200)}\``,
  },
  globals: { viewport: { value: 'smallPhone' } },
  parameters: { chromatic: noPicture },
};
