import { withDark } from '@agency/stories/modes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { AgencyNote } from './AgencyNote';

const meta = {
  title: 'Site/Bands/AgencyNote',
  component: AgencyNote,
  args: {
    text: 'The agency builds websites, runs marketing and automates work for small businesses.',
    primary: { href: 'https://example.com/consultation', label: 'Get Free Consultation' },
    secondary: { href: '/about', label: 'About' },
  },
} satisfies Meta<typeof AgencyNote>;

export default meta;

export const Default: StoryObj<typeof meta> = {
  parameters: { chromatic: withDark },
};
