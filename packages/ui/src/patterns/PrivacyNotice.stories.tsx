import { site } from '@agency/mocks/fixtures/site';
import { withDark } from '@agency/stories/chromaticModes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PrivacyNotice, TranslatedNotice } from './PrivacyNotice';

const meta = {
  title: 'Site/Contact/PrivacyNotice',
  component: PrivacyNotice,
  args: { items: site.notice.items },
} satisfies Meta<typeof PrivacyNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { chromatic: withDark },
};

/** The whole notice again, in the visitor's own language. */
export const Translated: Story = {
  render: () => <TranslatedNotice {...site.notice.translation} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText(/தமிழில்/));
    const tamil = canvas.getByText('எவ்வளவு காலம்');
    await expect(tamil).toBeVisible();
    await expect(tamil.closest('[lang]')).toHaveAttribute('lang', 'ta');
  },
};
