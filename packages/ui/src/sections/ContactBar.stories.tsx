import { site } from '@agency/mocks/fixtures/site';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Text } from '../primitives/Text';
import { ContactBar } from './ContactBar';

const phone = { viewport: { value: 'phone' } };

const meta = {
  title: 'Site/Page/ContactBar',
  component: ContactBar,
  parameters: { layout: 'fullscreen' },
  globals: phone,
  args: {
    label: 'Reach us',
    call: { href: 'tel:+442079460958', label: 'Call' },
    chat: { href: site.chat.href, label: 'WhatsApp' },
  },
  decorators: (Story) => (
    <>
      <main>
        <Text>{site.tagline}</Text>
      </main>
      <Story />
    </>
  ),
} satisfies Meta<typeof ContactBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: {
    chromatic: {
      modes: {
        light: { theme: 'light', viewport: 'phone' },
        dark: { theme: 'dark', viewport: 'phone' },
        'forced colours': { theme: 'light', viewport: 'phone', forcedColors: 'active' },
      },
    },
  },
};

/** One link under the pointer, the other one with the focus. */
export const States: Story = {
  parameters: { pseudo: { hover: 'a[href^="tel:"]', focusVisible: 'a:not([href^="tel:"])' } },
};

export const Texts: Story = {
  args: {
    call: { href: 'tel:+442079460958', label: 'அழைக்கவும்' },
    chat: { href: site.chat.href, label: 'வாட்ஸ்அப்' },
  },
  globals: { viewport: { value: 'smallPhone' } },
};
