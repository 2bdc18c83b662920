import { noPicture } from '@agency/stories/modes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Band } from '../sections/Band';
import { Button, ButtonLink } from './Button';
import { sizes, tones, variants } from './Button.css';
import { Icon } from './Icon';
import { Stack } from './Stack';

const meta = {
  title: 'Primitives/Button',
  component: Button,
  argTypes: {
    tone: { control: 'inline-radio', options: Object.keys(tones) },
    variant: { control: 'inline-radio', options: Object.keys(variants) },
    size: { control: 'inline-radio', options: Object.keys(sizes) },
  },
  args: { children: 'Send Message', onClick: fn() },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

const inEachVariant: NonNullable<Story['render']> = (args) => (
  <Stack direction="row">
    <Button {...args} variant="solid" />
    <Button {...args} variant="outline" />
    <Button {...args} variant="plain" />
  </Stack>
);

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send Message' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const WithKeyboard: Story = {
  parameters: { chromatic: noPicture },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
    await userEvent.keyboard('{Enter} ');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
};

export const Accent: Story = { args: { tone: 'accent' }, render: inEachVariant };
export const Neutral: Story = { args: { tone: 'neutral' }, render: inEachVariant };

export const OnBold: Story = {
  args: { tone: 'onBold' },
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <Band surface="bold">
        <Story />
      </Band>
    ),
  ],
  render: inEachVariant,
};

const inEachTone: NonNullable<Story['render']> = (args, context) => (
  <Stack>
    {inEachVariant({ ...args, tone: 'accent' }, context)}
    {inEachVariant({ ...args, tone: 'neutral' }, context)}
    <Band surface="bold">{inEachVariant({ ...args, tone: 'onBold' }, context)}</Band>
  </Stack>
);

export const Hovered: Story = { parameters: { pseudo: { hover: 'button' } }, render: inEachTone };
export const Focused: Story = {
  parameters: { pseudo: { focusVisible: 'button' } },
  render: inEachTone,
};
export const Pressed: Story = {
  parameters: { pseudo: { hover: 'button', active: 'button' } },
  render: inEachTone,
};

export const Sizes: Story = {
  render: (args) => (
    <Stack direction="row">
      <Button {...args} size="small" />
      <Button {...args} size="medium" />
      <Button {...args} size="large" />
    </Stack>
  ),
};

export const WithIcon: Story = {
  args: {
    children: (
      <>
        <Icon name="chat" size="small" />
        Chat on WhatsApp
      </>
    ),
  },
};

export const Disabled: Story = {
  args: { disabled: true },
  render: inEachVariant,
  play: async ({ args, canvas, userEvent }) => {
    for (const button of canvas.getAllByRole('button')) {
      await expect(button).toBeDisabled();
      await userEvent.click(button);
    }
    await expect(args.onClick).not.toHaveBeenCalled();
  },
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

export const LongText: Story = {
  args: { children: 'Send this message to everyone who has ever asked for a consultation' },
  globals: { viewport: { value: 'smallPhone' } },
};

export const Tamil: Story = { args: { children: 'செய்தியை அனுப்பு' } };
export const Emoji: Story = { args: { children: 'Send 🎉' } };

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
  play: async ({ canvas }) => {
    const inApp = canvas.getByRole('link', { name: 'View All Services' });
    await expect(inApp).not.toHaveAttribute('target');
    const external = canvas.getByRole('link', { name: /^Get Free Consultation .*new tab/ });
    await expect(external).toHaveAttribute('target', '_blank');
    await expect(canvas.getByRole('link', { name: 'Nowhere yet' })).not.toHaveAttribute('href');
  },
};
