import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { adminIcons } from './adminIcons';
import { entryIcons } from './entryIcons';
import { Icon, type IconName } from './Icon';
import { sizes } from './Icon.css';
import { pageIcons } from './pageIcons';
import { Stack } from './Stack';
import { Text } from './Text';

const names: Record<IconName, true> = {
  menu: true,
  close: true,
  search: true,
  chat: true,
  phone: true,
  mail: true,
  pin: true,
  facebook: true,
  instagram: true,
  linkedin: true,
  youtube: true,
  sun: true,
  moon: true,
  contrast: true,
};

const meta = {
  title: 'Primitives/Icon',
  component: Icon,
  argTypes: {
    name: { control: 'select', options: Object.keys(names) },
    size: { control: 'inline-radio', options: Object.keys(sizes) },
  },
  args: { name: pageIcons.globe },
} satisfies Meta<typeof Icon>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  },
};

export const All: Story = {
  render: (args) => (
    <Stack as="ul" direction="row" gap="large">
      {Object.keys(names).map((name) => (
        <li key={name}>
          <Icon {...args} name={name as IconName} />
          <Text size="caption" tone="muted">
            {name}
          </Text>
        </li>
      ))}
    </Stack>
  ),
};

/** Icons that only the admin downloads. */
export const AdminIcons: Story = {
  render: (args) => (
    <Stack as="ul" direction="row" gap="large">
      {Object.entries(adminIcons).map(([name, outline]) => (
        <li key={name}>
          <Icon {...args} name={outline} />
          <Text size="caption" tone="muted">
            {name}
          </Text>
        </li>
      ))}
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const paths = [...canvasElement.querySelectorAll('path')].map((path) => path.getAttribute('d'));
    await expect(paths).toEqual(Object.values(adminIcons));
  },
};

/** Icons that only some pages download. */
export const PageIcons: Story = {
  render: (args) => (
    <Stack direction="row" gap="large">
      {Object.entries({ ...pageIcons, ...entryIcons }).map(([name, outline]) => (
        <Icon key={name} {...args} name={outline} />
      ))}
    </Stack>
  ),
};

export const Sizes: Story = {
  render: (args) => (
    <Stack direction="row">
      <Icon {...args} size="small" />
      <Icon {...args} size="medium" />
      <Icon {...args} size="large" />
    </Stack>
  ),
};
