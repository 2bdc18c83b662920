import { argTypeOf } from '@agency/stories/argTypeOf';
import { noPicture, withDark } from '@agency/stories/chromaticModes';
import { inEach, inStates, pseudoStates } from '@agency/stories/renderFunctions';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Band } from '../sections/Band';
import { Button, ButtonLink, type ButtonProps } from './Button';
import { sizes, tones, variants } from './Button.css';
import { Icon } from './Icon';
import { Stack } from './Stack';

const meta = {
  title: 'Primitives/Button',
  component: Button,
  argTypes: {
    tone: argTypeOf(tones, 'accent'),
    variant: argTypeOf(variants, 'solid'),
    size: argTypeOf(sizes, 'medium'),
    busyText: { control: 'text', table: { type: { summary: 'string' } } },
  },
  args: { children: 'Send Message', onClick: fn() },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One button; a tone for bold surfaces stands on one. */
export const Playground: Story = {
  parameters: { chromatic: noPicture },
  decorators: [
    (Story, { args }) =>
      args.tone === 'onBold' ? (
        <Band surface="bold">
          <Story />
        </Band>
      ) : (
        <Story />
      ),
  ],
};

const InEachVariant = (props: ButtonProps) => (
  <Stack direction="row">
    <Button {...props} variant="solid" />
    <Button {...props} variant="outline" />
    <Button {...props} variant="plain" />
  </Stack>
);

const InEachTone = (props: ButtonProps) => (
  <Stack>
    <InEachVariant {...props} tone="accent" />
    <InEachVariant {...props} tone="neutral" />
    <Band surface="bold">
      <InEachVariant {...props} tone="onBold" />
    </Band>
  </Stack>
);

export const Variants: Story = {
  parameters: { chromatic: withDark },
  render: (args) => (
    <Stack>
      <InEachTone {...args} />
      <Stack direction="row">
        <Button {...args} size="small" />
        <Button {...args} size="medium" />
        <Button {...args} size="large" />
        <Button {...args}>
          <Icon name="chat" size="small" />
          Chat on WhatsApp
        </Button>
      </Stack>
    </Stack>
  ),
};

/** The last ones are disabled. */
export const States: Story = {
  parameters: { pseudo: pseudoStates('button') },
  render: inStates(InEachTone, { disabled: true }),
};

/** Presses do nothing, and the focus stays: a disabled button would drop it to the body. */
export const Busy: Story = {
  args: { busyText: 'Sending...' },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Sending...' });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(button);
    await userEvent.keyboard('{Enter} ');
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveFocus();
  },
};

export const Texts: Story = {
  globals: { viewport: { value: 'smallPhone' } },
  render: inEach(Button, [
    { children: 'Send this message to everyone who has ever asked for a consultation' },
    { children: 'செய்தியை அனுப்பு' },
    { children: 'Send 🎉' },
  ]),
};

export const AsLink: Story = {
  render: () => (
    <Stack direction="row">
      <ButtonLink href="/services">View All Services</ButtonLink>
      <ButtonLink href="https://example.com/consultation" variant="outline">
        Get Free Consultation
      </ButtonLink>
      <ButtonLink href={undefined} tone="neutral" variant="outline">
        Nowhere yet
      </ButtonLink>
    </Stack>
  ),
};
