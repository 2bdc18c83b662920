import { longWord, tamilTitle } from '@agency/mocks/fixtures/texts';
import { everyWidthAndDark } from '@agency/stories/chromaticModes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { StaticDialog } from './StaticDialog';
import { Text } from './Text';

const meta = {
  title: 'Primitives/StaticDialog',
  tags: ['!stable', 'new'],
  component: StaticDialog,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Ready for Pongal?',
    width: 'small',
    children: <Text>Start with what is certain.</Text>,
  },
} satisfies Meta<typeof StaticDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { chromatic: everyWidthAndDark },
};

export const Texts: Story = { args: { title: `${tamilTitle} ${longWord}`, width: 'large' } };
