import { longWord, tamilText, tamilTitle } from '@agency/mocks/fixtures/texts';
import { parseMarkdown } from '@agency/model/markdown/parseMarkdown';
import { everyWidthAndDark } from '@agency/stories/chromaticModes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { LegalArticle } from './LegalArticle';

const blocksOf = (text: string) => parseMarkdown(text) ?? [];

const TEXT = `Studio answers for the data on this website.

## What we collect

- **An enquiry:** your name, email address and message.
- *A call:* what you tell us in it.

### Your rights

1. Ask which of your data we have.
2. Have it corrected or erased.

Write to [hello@studio.example](mailto:hello@studio.example).

Our grievance officer is [[name of the officer]].`;

const meta = {
  title: 'Site/Bands/LegalArticle',
  component: LegalArticle,
  parameters: { layout: 'fullscreen' },
  args: { blocks: blocksOf(TEXT) },
  decorators: (Story) => (
    <main>
      <h1>Privacy Policy</h1>
      <Story />
    </main>
  ),
} satisfies Meta<typeof LegalArticle>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What still has to be filled in is marked. */
export const Default: Story = {
  parameters: { chromatic: everyWidthAndDark },
};

export const Texts: Story = {
  args: {
    blocks: blocksOf(`## ${tamilTitle}\n\n${tamilText} ${longWord.slice(2300, 2700)}`),
  },
  globals: { viewport: { value: 'smallPhone' } },
};
