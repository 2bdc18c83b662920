import { longWord } from '@agency/mocks/fixtures/texts';
import { inEach } from '@agency/stories/matrix';
import { noPicture, withDark } from '@agency/stories/modes';
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
type PlayContext = Parameters<NonNullable<Story['play']>>[0];

const field = ({ canvas }: PlayContext) =>
  canvas.getByRole('textbox', { name: 'Tags (comma separated)' });
const badges = ({ canvas }: PlayContext) => {
  const list = canvas.queryByRole('list', { name: 'Tags' });
  return list
    ? within(list)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent)
    : [];
};

/** The resulting tags are shown while typing. */
export const Writing: Story = {
  parameters: { chromatic: noPicture },
  play: async (context) => {
    const { userEvent } = context;
    await userEvent.type(field(context), 'Online shop');
    await expect(badges(context)).toEqual(['Online shop']);
    await userEvent.type(field(context), ', UPI,சிறு வணிகம், 🌾');
    await expect(badges(context)).toEqual(['Online shop', 'UPI', 'சிறு வணிகம்', '🌾']);
    await userEvent.clear(field(context));
    await expect(badges(context)).toEqual([]);
  },
};

/** Tags in use elsewhere are offered, and what is written narrows them. */
export const Suggesting: Story = {
  parameters: { chromatic: withDark },
  args: { text: 'Shops', suggestions: ['Shops', 'WhatsApp', 'Silk', 'இணையதளம்', 'Planning'] },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.type(field(context), ', ');
    await userEvent.click(canvas.getByRole('button', { name: 'Add the tag இணையதளம்' }));
    await expect(badges(context)).toEqual(['Shops', 'இணையதளம்']);
    await userEvent.type(field(context), 'wh');
    const offered = within(canvas.getByRole('group', { name: 'Tags in use' }));
    await expect(offered.getAllByRole('button')).toHaveLength(1);
    await userEvent.click(offered.getByRole('button', { name: 'Add the tag WhatsApp' }));
    await expect(badges(context)).toEqual(['Shops', 'இணையதளம்', 'WhatsApp']);
    await expect(canvas.queryByRole('button', { name: 'Add the tag WhatsApp' })).toBeNull();
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
