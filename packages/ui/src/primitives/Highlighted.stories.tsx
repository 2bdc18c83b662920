import { themesAndForcedColors } from '@agency/stories/chromaticModes';
import { inEach } from '@agency/stories/renderFunctions';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Highlighted } from './Highlighted';

const meta = {
  title: 'Primitives/Highlighted',
  component: Highlighted,
  args: { text: 'Have your Pongal page ready by December', terms: ['pongal', 'dec'] },
} satisfies Meta<typeof Highlighted>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Without terms it is the text alone, and markup is text. */
export const Default: Story = {
  parameters: { chromatic: themesAndForcedColors },
  render: inEach(Highlighted, [{}, { terms: [] }, { text: '<b>bold</b>', terms: ['<b>'] }]),
};

/** A consonant marks the whole syllable. */
export const Texts: Story = {
  render: inEach(Highlighted, [
    { text: 'குடை, கடை, தமிழ் வலைத்தளம்', terms: ['க', 'வலை'] },
    { text: 'مرحبا بالعالم الجديد', terms: ['عالم'] },
    { text: 'Farms 🌾 and families 👨‍👩‍👧', terms: ['🌾', '👩'] },
  ]),
};
