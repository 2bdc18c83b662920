import { longTitle, tamilTitle } from '@agency/mocks/fixtures/texts';
import { withDark } from '@agency/stories/chromaticModes';
import { inEach } from '@agency/stories/renderFunctions';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Field } from './Field';

const meta = {
  title: 'Primitives/Field',
  component: Field,
  args: {
    label: 'Name',
    children: (props) => <input {...props} type="text" />,
  },
} satisfies Meta<typeof Field>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What describes the control; a warning leaves it valid, and is announced when it appears. */
export const Default: Story = {
  parameters: { chromatic: withDark },
  render: inEach(Field, [
    {},
    { label: 'With an error', error: 'Name must be at least 2 characters' },
    { label: 'With a hint', hint: 'At least 12 characters' },
    { label: 'With a warning', warning: 'Another post already uses this slug.' },
    { label: 'With an empty warning', warning: '' },
    { label: 'With all', error: 'Too short', warning: 'In use.', hint: 'At least 12 characters' },
  ]),
  play: async ({ canvas, userEvent, step }) => {
    await step('a press on the label focuses the control', async () => {
      await userEvent.click(canvas.getByText('Name'));
      await expect(canvas.getByLabelText('Name')).toHaveFocus();
      await expect(canvas.getByLabelText('Name')).toBeValid();
    });
    await step('each text describes its control, the error first', async () => {
      const descriptions = {
        'With an error': 'Name must be at least 2 characters',
        'With a hint': 'At least 12 characters',
        'With a warning': 'Another post already uses this slug.',
        'With all': 'Too short In use. At least 12 characters',
      };
      for (const [label, text] of Object.entries(descriptions)) {
        await expect(canvas.getByLabelText(label)).toHaveAccessibleDescription(text);
      }
    });
    await step('only an error makes it invalid', async () => {
      await expect(canvas.getByLabelText('With an error')).toBeInvalid();
      await expect(canvas.getByLabelText('With a warning')).toBeValid();
    });
    await step('a warning is a live region, also while it is empty', async () => {
      const warning = canvas.getByText('Another post already uses this slug.');
      await expect(warning).toHaveAttribute('aria-live', 'polite');
      const empty = canvas.getByLabelText('With an empty warning');
      await expect(empty).not.toHaveAttribute('aria-describedby');
      await expect(empty.parentElement?.querySelector('[aria-live]')).toBeEmptyDOMElement();
    });
  },
};

export const Texts: Story = {
  globals: { viewport: { value: 'smallPhone' } },
  render: inEach(Field, [
    { label: tamilTitle },
    { error: longTitle },
    { label: 'Name 🌾', error: 'At least 2 characters 🙂' },
  ]),
};
