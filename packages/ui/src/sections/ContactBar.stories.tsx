import { site } from '@agency/mocks/fixtures/site';
import { noPicture, themesAndForcedColors } from '@agency/stories/chromaticModes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Button } from '../primitives/Button';
import { Text } from '../primitives/Text';
import { TextField } from '../primitives/TextField';
import { ContactBar } from './ContactBar';

const meta = {
  title: 'Site/Page/ContactBar',
  component: ContactBar,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'phone' } },
  args: {
    label: 'Reach us',
    call: { href: 'tel:+442079460958', label: 'Call' },
    chat: { href: site.chat.href, label: 'WhatsApp' },
  },
  decorators: (Story) => (
    <>
      <main>
        <Text>{site.tagline}</Text>
        <TextField label="Name" />
        <Button>Send</Button>
      </main>
      <Story />
    </>
  ),
} satisfies Meta<typeof ContactBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { chromatic: themesAndForcedColors },
};

/** A keyboard is open while a field has the focus. */
export const WhileWriting: Story = {
  parameters: { chromatic: noPicture },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Name' });
    await userEvent.click(field);
    await waitFor(() => expect(canvas.queryByRole('navigation')).not.toBeInTheDocument());
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(canvas.getByRole('navigation')).toBeVisible());
  },
};

export const Texts: Story = {
  args: {
    call: { href: 'tel:+442079460958', label: 'அழைக்கவும்' },
    chat: { href: site.chat.href, label: 'வாட்ஸ்அப்' },
  },
  globals: { viewport: { value: 'smallPhone' } },
};
