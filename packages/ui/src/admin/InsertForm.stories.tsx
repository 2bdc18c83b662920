import { noPicture, withDark } from '@agency/stories/chromaticModes';
import { inEach } from '@agency/stories/renderFunctions';
import { typeByIme } from '@agency/stories/typeByIme';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { TextField } from '../primitives/TextField';
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
    onWait: fn(),
    onMissing: fn(),
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

/** It is scrolled to when a keyboard leaves less room, unless that is another field's. */
export const KeptInView: Story = {
  parameters: { chromatic: noPicture },
  decorators: [
    (Story) => (
      <section aria-label="Dialog" style={{ height: '20rem', overflowY: 'auto' }}>
        <TextField label="Title" />
        <div style={{ height: '20rem' }} />
        <Story />
      </section>
    ),
  ],
  play: async ({ canvas }) => {
    const dialog = canvas.getByRole('region', { name: 'Dialog' });
    const shrink = async (height: string) => {
      dialog.style.height = height;
      for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    };
    canvas.getByLabelText('Title').focus();
    await shrink('18rem');
    await expect(dialog.scrollTop).toBe(0);
    canvas.getByLabelText('Words').focus();
    await shrink('16rem');
    const cancel = canvas.getByRole('button', { name: 'Cancel' }).getBoundingClientRect();
    await expect(cancel.bottom).toBeLessThanOrEqual(dialog.getBoundingClientRect().bottom);
  },
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
