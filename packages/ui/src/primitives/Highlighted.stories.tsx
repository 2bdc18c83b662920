import { inEach } from '@agency/stories/matrix';
import { themesAndForcedColors } from '@agency/stories/modes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Highlighted } from './Highlighted';

const meta = {
  title: 'Primitives/Highlighted',
  component: Highlighted,
  args: { text: 'Have your Pongal page ready by December', words: ['pongal', 'dec'] },
} satisfies Meta<typeof Highlighted>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Without words it is the text alone, and markup is text. */
export const Default: Story = {
  parameters: { chromatic: themesAndForcedColors },
  render: inEach(Highlighted, [{}, { words: [] }, { text: '<b>bold</b>', words: ['<b>'] }]),
};

/** A consonant marks the whole syllable. */
export const Texts: Story = {
  render: inEach(Highlighted, [
    { text: 'குடை, கடை, தமிழ் வலைத்தளம்', words: ['க', 'வலை'] },
    { text: 'مرحبا بالعالم الجديد', words: ['عالم'] },
    { text: 'Farms 🌾 and families 👨‍👩‍👧', words: ['🌾', '👩'] },
  ]),
};
