import { formattedText, markup, tamilText } from '@agency/mocks/fixtures/texts';
import { withDark } from '@agency/stories/chromaticModes';
import { inEach } from '@agency/stories/renderFunctions';
import { says } from '@agency/stories/storySteps';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { PrerenderedMarkdown } from './PrerenderedMarkdown';

const verse = `Rain on the tiles,
    rain on the drum;

        1. and then the sun - for ₹5,000 * 2.`;

const meta = {
  title: 'Site/Entries/PrerenderedMarkdown',
  component: PrerenderedMarkdown,
  args: { text: verse, id: 'post', headingLevel: 2 },
} satisfies Meta<typeof PrerenderedMarkdown>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Line breaks, blank lines and indentation are the author's. */
export const Plain: Story = { play: says(/^Rain on the tiles/) };
export const Formatted: Story = {
  parameters: { chromatic: withDark },
  args: { text: formattedText },
  play: says('Reviews'),
};
/** Measured, and in Tamil. */
export const Texts: Story = {
  render: inEach(PrerenderedMarkdown, [
    { text: `**Business Profile** ${markup} `.repeat(12), measured: true },
    { text: tamilText },
  ]),
};
