import { site } from '@agency/mocks/fixtures/site';
import { longTitle, tamilTitle } from '@agency/mocks/fixtures/texts';
import { everyWidthAndForcedColors } from '@agency/stories/chromaticModes';
import { mockOnline } from '@agency/stories/mockOnline';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ContactForm } from '../patterns/ContactForm';
import contactForm from '../patterns/ContactForm.stories';
import { ContactSection } from './ContactSection';

const [phone, mail] = site.contact;

const meta = {
  title: 'Site/Contact/ContactSection',
  component: ContactSection,
  parameters: { layout: 'fullscreen' },
  args: {
    details: [
      { icon: 'phone', label: 'Phone', value: phone.label, href: phone.href },
      { icon: 'mail', label: 'Email', value: mail.label, href: mail.href },
      { icon: 'pin', label: 'Address', value: site.address },
    ],
    chat: site.chat,
    map: site.map,
    mapLink: site.mapLink,
    formTitle: 'Send us a Message',
    formId: 'enquiry',
    withoutScript: 'This form needs JavaScript. Call or write instead.',
    form: <ContactForm {...contactForm.args} />,
  },
  beforeEach: () => mockOnline(true),
} satisfies Meta<typeof ContactSection>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { chromatic: everyWidthAndForcedColors },
  play: async ({ args, canvas }) => {
    await expect(await canvas.findByTitle(args.map.title)).toBeInTheDocument();
  },
};

export const Texts: Story = {
  args: {
    details: [
      { icon: 'pin', label: 'முகவரி', value: 'மதுரை\nதமிழ்நாடு 625001' },
      { icon: 'pin', label: longTitle, value: 'a'.repeat(300) },
    ],
    formTitle: `${tamilTitle} ${longTitle}`,
  },
  globals: { viewport: { value: 'smallPhone' } },
};
