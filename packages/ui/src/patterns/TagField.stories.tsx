import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { TagField, type TagFieldProps } from './TagField';

const meta = {
  title: 'Patterns/TagField',
  component: TagField,
  args: { text: '' },
  render: (args) => <Written {...args} />,
} satisfies Meta<typeof TagField>;

export default meta;
type Story = StoryObj<typeof meta>;

function Written({ text: atFirst, ...rest }: TagFieldProps) {
  const [text, setText] = useState(atFirst);
  return (
    <TagField
      {...rest}
      text={text}
      value={text}
      onChange={(event) => setText(event.target.value)}
    />
  );
}

/** Spaces around a tag do not count, and nothing between two commas is no tag. */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Tags (comma separated)' });
    await userEvent.type(field, ' Festivals , ,Planning,');
    const tags = canvas.getAllByRole('listitem').map(({ textContent }) => textContent);
    await expect(tags).toEqual(['Festivals', 'Planning']);
  },
};
export const Filled: Story = { args: { text: 'Festivals, Planning, Shops' } };
export const Invalid: Story = {
  args: { text: Array.from({ length: 51 }, (_, i) => i).join(), error: 'Use at most 50 tags' },
};
export const Tamil: Story = { args: { text: 'இணையதளம், சிறு வணிகம்' } };
export const LongWord: Story = {
  args: { text: 'a'.repeat(400) },
  globals: { viewport: { value: 'smallPhone' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
