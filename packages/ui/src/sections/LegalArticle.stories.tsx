import { longWord, tamilText, tamilTitle } from '@agency/mocks/fixtures/texts';
import { everyWidthAndDark } from '@agency/stories/modes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { LegalArticle, type LegalBlock } from './LegalArticle';

const blocks: LegalBlock[] = [
  { kind: 'paragraph', text: ['Studio answers for the data on this website.'] },
  { kind: 'heading', level: 2, text: ['What we collect'] },
  {
    kind: 'list',
    ordered: false,
    items: [
      [{ kind: 'strong', text: ['An enquiry:'] }, ' your name, email address and message.'],
      [{ kind: 'emphasis', text: ['A call:'] }, ' what you tell us in it.'],
    ],
  },
  { kind: 'heading', level: 3, text: ['Your rights'] },
  {
    kind: 'list',
    ordered: true,
    items: [['Ask which of your data we have.'], ['Have it corrected or erased.']],
  },
  {
    kind: 'paragraph',
    text: [
      'Write to ',
      { kind: 'link', href: 'mailto:hello@studio.example', text: ['hello@studio.example'] },
      '.',
    ],
  },
  {
    kind: 'paragraph',
    text: ['Our grievance officer is ', { kind: 'blank', text: 'name of the officer' }, '.'],
  },
];

const meta = {
  title: 'Site/Bands/LegalArticle',
  component: LegalArticle,
  parameters: { layout: 'fullscreen' },
  args: { blocks },
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
    blocks: [
      { kind: 'heading', level: 2, text: [tamilTitle] },
      { kind: 'paragraph', text: [`${tamilText} ${longWord.slice(2300, 2700)}`] },
    ],
  },
  globals: { viewport: { value: 'smallPhone' } },
};
