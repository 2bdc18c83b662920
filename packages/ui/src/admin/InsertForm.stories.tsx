import { noPicture, withDark } from '@agency/stories/modes';
import { inEach } from '@agency/stories/storyRendering';
import { typeByIme } from '@agency/stories/typeByIme';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { InsertForm } from './InsertForm';

const meta = {
  title: 'Panel/Editor/InsertForm',
  tags: ['panel'],
  component: InsertForm,
  args: {
    kind: 'link',
    words: 'price list',
    url: '',
    onChange: fn(),
    onInsert: fn(),
    onCancel: fn(),
  },
} satisfies Meta<typeof InsertForm>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What two of the buttons above a text ask for. */
export const Forms: Story = {
  parameters: { chromatic: withDark },
  render: inEach(InsertForm, [{}, { kind: 'image', words: '' }]),
};

/** Enter inserts what has a URL, and asks for one before. */
export const Confirmed: Story = {
  parameters: { chromatic: noPicture },
  args: { words: '' },
  render: function Render(args) {
    const [asked, setAsked] = useState({ words: args.words, url: args.url });
    return <InsertForm {...args} {...asked} onChange={(to) => setAsked({ ...asked, ...to })} />;
  },
  play: async ({ args, canvas, userEvent }) => {
    const words = canvas.getByLabelText<HTMLInputElement>('Words');
    const url = canvas.getByLabelText('URL');
    await expect(words).toHaveFocus();
    await userEvent.keyboard('our prices{Enter}');
    await expect(url).toHaveFocus();
    await userEvent.keyboard('nowhere{Enter}');
    await expect(canvas.getByText('Please enter a valid URL')).toBeVisible();
    await userEvent.type(words, '{Enter}');
    await expect(url).toHaveFocus();
    await userEvent.clear(url);
    await userEvent.keyboard('a.in/b');
    words.focus();
    typeByIme('விலை', 'Enter');
    await expect(args.onInsert).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(args.onInsert).toHaveBeenCalledOnce();
  },
};
