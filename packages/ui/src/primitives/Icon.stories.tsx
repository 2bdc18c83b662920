import { argTypeOf } from '@agency/stories/argTypeOf';
import { withDark } from '@agency/stories/chromaticModes';
import { inEach } from '@agency/stories/renderFunctions';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { adminIcons } from './adminIcons';
import { editorIcons } from './editorIcons';
import { entryIcons } from './entryIcons';
import { Icon, outlines } from './Icon';
import { sizes } from './Icon.css';
import { Stack } from './Stack';
import { serviceIcons } from './serviceIcons';
import { Text } from './Text';

const meta = {
  title: 'Primitives/Icon',
  component: Icon,
  argTypes: {
    name: { control: 'select', options: Object.keys(outlines) },
    size: argTypeOf(sizes, 'medium'),
  },
  args: { name: serviceIcons.globe },
} satisfies Meta<typeof Icon>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Those with a name are in the first download; the others come with the pages that show them. */
const icons = [outlines, serviceIcons, entryIcons, editorIcons, adminIcons].flatMap((set) =>
  Object.entries(set),
);

export const All: Story = {
  parameters: { chromatic: withDark },
  render: (args) => (
    <Stack as="ul" direction="row" gap="large">
      {icons.map(([name, icon]) => (
        <li key={`${name} ${icon}`}>
          <Icon {...args} name={icon} />
          <Text size="caption" tone="muted">
            {name}
          </Text>
        </li>
      ))}
    </Stack>
  ),
};

export const Sizes: Story = {
  render: inEach(Icon, [{ size: 'small' }, { size: 'medium' }, { size: 'large' }]),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  },
};
