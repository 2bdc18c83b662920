import { longWord } from '@agency/mocks/fixtures/texts';
import { withDark } from '@agency/stories/chromaticModes';
import { inEach } from '@agency/stories/renderFunctions';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, within } from 'storybook/test';
import { TagField, type TagFieldProps } from './TagField';

/** Keeps the text in state, as a form does. */
function ControlledTagField({ text: atFirst, ...field }: TagFieldProps) {
  const [text, setText] = useState(atFirst);
  return (
    <TagField
      onSuggest={setText}
      {...field}
      text={text}
      value={text}
      onChange={(event) => setText(event.target.value)}
    />
  );
}

const meta = {
  title: 'Panel/Editor/TagField',
  tags: ['panel'],
  component: TagField,
  args: { text: '' },
  render: (args) => <ControlledTagField {...args} />,
} satisfies Meta<typeof TagField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Tags are shown while they are written. Those in use elsewhere are offered, and what is written narrows them. */
export const Suggesting: Story = {
  parameters: { chromatic: withDark },
  args: { text: 'Silk', suggestions: ['Shops', 'WhatsApp', 'Silk', 'இணையதளம்', 'Planning'] },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Tags (comma separated)' });
    const tags = () => canvas.queryAllByRole('listitem').map(({ textContent }) => textContent);
    await userEvent.clear(field);
    await expect(tags()).toEqual([]);
    await userEvent.type(field, 'Shops, ');
    await expect(tags()).toEqual(['Shops']);
    await userEvent.click(canvas.getByRole('button', { name: 'Add the tag இணையதளம்' }));
    await expect(tags()).toEqual(['Shops', 'இணையதளம்']);
    await userEvent.type(field, 'Rice{Enter}wh');
    await expect(tags()).toEqual(['Shops', 'இணையதளம்', 'Rice', 'wh']);
    const offered = within(canvas.getByRole('group', { name: 'Tags in use' }));
    await expect(offered.getAllByRole('button')).toHaveLength(1);
    await userEvent.click(offered.getByRole('button', { name: 'Add the tag WhatsApp' }));
  },
};

export const SixtyTags: Story = {
  args: {
    text: Array.from({ length: 60 }, (_, index) => `tag ${index + 1}`).join(', '),
    error: 'Use at most 50 tags',
  },
};

export const Texts: Story = {
  globals: { viewport: { value: 'smallPhone' } },
  render: inEach(ControlledTagField, [
    { text: 'Shops, Shops' },
    { text: 'தமிழ், வலை வடிவமைப்பு, விழா' },
    { text: '🌾, 👍🏽, Pongal 🎉' },
    { text: longWord.slice(2300, 2700) },
  ]),
};
