import { posts } from '@agency/mocks/fixtures/posts';
import { inEach } from '@agency/stories/matrix';
import { noPicture, withDark } from '@agency/stories/modes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent } from 'storybook/test';
import { MarkdownArea } from './MarkdownArea';

const meta = {
  title: 'Patterns/MarkdownArea',
  component: MarkdownArea,
  args: { label: 'Content', most: 200_000, defaultValue: 'Silk looks best in morning light.' },
} satisfies Meta<typeof MarkdownArea>;

export default meta;
type Story = StoryObj<typeof meta>;

const areaOf = ({ canvas }: Pick<Parameters<NonNullable<Story['play']>>[0], 'canvas'>) =>
  canvas.getByRole<HTMLTextAreaElement>('textbox', { name: 'Content' });

export const Looks: Story = {
  parameters: { chromatic: withDark },
  render: inEach(MarkdownArea, [
    {},
    { defaultValue: '' },
    { defaultValue: 'Short', error: 'Content must be at least 50 characters' },
    { defaultValue: posts.tamil.content },
  ]),
};

/** A button or a key formats what is selected, and undo takes it back. */
export const Formatted: Story = {
  parameters: { chromatic: noPicture },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const area = areaOf(context);
    area.setSelectionRange(0, 4);
    await userEvent.click(canvas.getByRole('button', { name: 'Bold' }));
    await expect(area).toHaveValue('**Silk** looks best in morning light.');
    await expect(area).toHaveFocus();
    await expect(area.value.slice(area.selectionStart, area.selectionEnd)).toBe('Silk');
    document.execCommand('undo');
    await expect(area).toHaveValue('Silk looks best in morning light.');
    area.setSelectionRange(0, 4);
    await fireEvent.keyDown(area, { key: 'i', ctrlKey: true });
    await expect(area).toHaveValue('*Silk* looks best in morning light.');
    await fireEvent.keyDown(area, { key: 'i', metaKey: true });
    await expect(area).toHaveValue('Silk looks best in morning light.');
    await fireEvent.keyDown(area, { key: 'k', ctrlKey: true });
    await expect(area).toHaveValue('[Silk](https://) looks best in morning light.');
  },
};

/** The characters are counted when they come near the most, and beyond. */
export const NearTheLimit: Story = {
  args: { most: 40, defaultValue: 'பட்டு மற்றும் பருத்தி.' },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await expect(canvas.queryByText(/characters$/)).not.toBeInTheDocument();
    await userEvent.type(areaOf(context), ' Silk and cotton.');
    await expect(canvas.getByText(/of 40 characters$/)).toBeVisible();
    await userEvent.clear(areaOf(context));
    await userEvent.type(areaOf(context), 'x'.repeat(44));
    await expect(canvas.getByText('44 of 40 characters')).toBeVisible();
  },
};
