import { pictures } from '@agency/mocks/fixtures/pictures';
import { longWord, tamilText, tamilTitle } from '@agency/mocks/fixtures/texts';
import { everyWidthAndDark } from '@agency/stories/chromaticModes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ProjectCases } from './ProjectCases';

const mill = {
  id: 'mill',
  title: 'Vennaru Karai Rice Mill',
  category: 'Web Development',
  picture: pictures.templeTown,
  line: 'A two-language website for a rice mill whose farmers ask one thing above all: today’s rate.',
  href: '/portfolio/mill',
  all: { href: '/portfolio?category=Web+Development', label: 'All of Web Development' },
};

const meta = {
  title: 'Site/Bands/ProjectCases',
  component: ProjectCases,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'What we have made',
    cases: [mill, { ...mill, id: 'clinic', title: 'Nalam Kudumba Clinic', picture: null }],
  },
} satisfies Meta<typeof ProjectCases>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { parameters: { chromatic: everyWidthAndDark } };

export const Texts: Story = {
  args: {
    cases: [
      { ...mill, title: tamilTitle, line: tamilText },
      { ...mill, id: 'word', title: longWord.slice(0, 200), category: longWord.slice(0, 60) },
    ],
  },
  globals: { viewport: { value: 'smallPhone' } },
};
