import { posts } from '@agency/mocks/fixtures/posts';
import { makeZip } from '@agency/model/markdown/makeZip';
import { noPicture, withDark } from '@agency/stories/chromaticModes';
import { inEach } from '@agency/stories/renderFunctions';
import { inBox } from '@agency/stories/storyDecorators';
import { dropFiles } from '@agency/stories/storySteps';
import { typeByIme } from '@agency/stories/typeByIme';
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { type SyntheticEvent, useState } from 'react';
import { expect, fireEvent, fn, spyOn, waitFor } from 'storybook/test';
import { TextField } from '../primitives/TextField';
import { MarkdownArea, type MarkdownAreaProps } from './MarkdownArea';
import { PictureField } from './PictureField';

const meta = {
  title: 'Panel/Editor/MarkdownArea',
  tags: ['panel'],
  component: MarkdownArea,
  args: { label: 'Content', most: 200_000, defaultValue: 'Silk looks best in morning light.' },
} satisfies Meta<typeof MarkdownArea>;

export default meta;
type Story = StoryObj<typeof meta>;

const saved = fn();
const passed = fn();

const areaOf = (canvas: StoryContext['canvas']) =>
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
  play: async ({ canvas, userEvent }) => {
    const area = areaOf(canvas);
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
    await fireEvent.keyDown(area, { key: 'ி', code: 'KeyI', ctrlKey: true });
    await expect(area).toHaveValue('Silk looks best in morning light.');
  },
};

/** What a key is about to do to a text. @returns whether the browser is left to do it */
const press = (area: HTMLTextAreaElement, inputType: string) =>
  area.dispatchEvent(new InputEvent('beforeinput', { inputType, bubbles: true, cancelable: true }));

/** Enter continues a list, Backspace takes its mark; undo takes that back. */
export const ContinuedList: Story = {
  parameters: { chromatic: noPicture },
  args: { defaultValue: 'silk' },
  play: async ({ canvas, userEvent }) => {
    const area = areaOf(canvas);
    area.setSelectionRange(4, 4);
    await expect(press(area, 'insertLineBreak')).toBe(true);
    await userEvent.click(canvas.getByRole('button', { name: 'Numbered list' }));
    await expect(press(area, 'insertLineBreak')).toBe(false);
    await expect(area).toHaveValue('1. silk\n2. ');
    press(area, 'deleteContentBackward');
    await expect(area).toHaveValue('1. silk\n');
    document.execCommand('undo');
    await expect(area).toHaveValue('1. silk\n2. ');
  },
};

/** A form asks for words and URL; a URL that is pasted over words makes a link of them. */
export const Linked: Story = {
  parameters: { chromatic: noPicture },
  play: async ({ canvas, userEvent }) => {
    const area = areaOf(canvas);
    area.setSelectionRange(0, 4);
    await fireEvent.keyDown(area, { key: 'k', ctrlKey: true });
    await expect(canvas.getByLabelText('Words')).toHaveValue('Silk');
    await expect(canvas.getByLabelText('URL')).toHaveFocus();
    await userEvent.keyboard('silk.example/(a){Enter}');
    await expect(area).toHaveValue(
      '[Silk](https://silk.example/%28a%29) looks best in morning light.',
    );
    await expect(area).toHaveFocus();
    document.execCommand('undo');
    area.setSelectionRange(19, 26);
    await userEvent.paste('https://a.in/b');
    await expect(area).toHaveValue('Silk looks best in [morning](https://a.in/b) light.');
  },
};

/** As high as its text, while the buttons stay above what is seen of it. */
export const Long: Story = {
  args: { defaultValue: posts.manyParagraphs.content },
  globals: { viewport: { value: 'smallPhone' } },
  decorators: [inBox({ height: '20rem', overflowY: 'auto' })],
  play: async ({ canvas }) => {
    const area = areaOf(canvas);
    await expect(area.scrollHeight).toBe(area.clientHeight);
    const box = area.closest('div[style]') as HTMLElement;
    box.scrollTop = 600;
    const bar = canvas.getByRole('toolbar').getBoundingClientRect();
    await expect(Math.round(bar.top - box.getBoundingClientRect().top)).toBe(0);
  },
};

/** Pastes as a program fills the clipboard. @returns whether the browser is left to do it */
function paste(area: HTMLTextAreaElement, types: Readonly<Record<string, string>>): boolean {
  const clipboardData = new DataTransfer();
  for (const [type, text] of Object.entries(types)) clipboardData.setData(type, text);
  const init = { bubbles: true, cancelable: true, clipboardData };
  return area.dispatchEvent(new ClipboardEvent('paste', init));
}

/** Formatted text becomes Markdown, and one undo takes it back. What is plain is left to the browser. */
export const Pasted: Story = {
  parameters: { chromatic: noPicture },
  args: { defaultValue: 'Silk. Cotton.' },
  play: async ({ canvas }) => {
    const area = areaOf(canvas);
    const plain = 'Silk. Cotton.';
    area.setSelectionRange(5, 6);
    await expect(paste(area, { 'text/plain': 'ours', 'text/html': '<b>ours</b>' })).toBe(false);
    await waitFor(() => expect(area).toHaveValue('Silk.**ours**Cotton.'), { timeout: 20_000 });
    document.execCommand('undo');
    await expect(area).toHaveValue(plain);
    area.setSelectionRange(5, 6);
    paste(area, {
      'text/plain': 'Prices\nSmall',
      'text/html':
        '<h2>Prices</h2><ul><li><code style="font-family: monospace">Small</code></li></ul>',
    });
    await waitFor(() => expect(area).toHaveValue('Silk.\n\n## Prices\n\n- `Small`\n\nCotton.'));
    document.execCommand('undo');
    await expect(area).toHaveValue(plain);
    area.setSelectionRange(0, 4);
    await fireEvent.copy(area);
    for (const types of [
      { 'text/plain': '*bold* 2 * 3' },
      { 'text/plain': 'two\n\n lines', 'text/html': '<p>two</p><p>lines</p>' },
      {
        'text/plain': '*bold*',
        'text/html': '<span class="selectable-text"><strong>bold</strong></span>',
      },
      { 'text/plain': '## a', 'text/html': '<b>## a</b>', 'vscode-editor-data': '{}' },
      {
        'text/plain': '## a',
        'text/html': '<meta charset="utf-8"><div style="font-family: Menlo, monospace"><b>## a</b>',
      },
      { 'text/plain': 'Silk', 'text/html': '<b>Silk</b>' },
    ]) {
      await expect(paste(area, types)).toBe(true);
    }
  },
};

/** What has more formatting than a person copies is pasted as plain text, and that is said. */
export const PastedTooMuch: Story = {
  parameters: { chromatic: noPicture },
  play: async ({ canvas }) => {
    const area = areaOf(canvas);
    area.setSelectionRange(0, 33);
    paste(area, { 'text/plain': 'ours', 'text/html': '<b>ours</b>'.repeat(50_000) });
    await canvas.findByText('Pasted without formatting, of which there is too much.');
    await expect(area).toHaveValue('ours');
  },
};

const WORDS = 'schemas.openxmlformats.org';
/** A Word file with a heading and a bold word: what is in it is not packed. */
const LETTER = makeZip({
  '_rels/.rels': `<Relationships xmlns="http://${WORDS}/package/2006/relationships"><Relationship Id="d" Type="http://${WORDS}/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>`,
  'word/document.xml': `<w:document xmlns:w="http://${WORDS}/wordprocessingml/2006/main"><w:body><w:p><w:pPr><w:pStyle w:val="Heading2"/></w:pPr><w:r><w:t>Prices</w:t></w:r></w:p><w:p><w:r><w:rPr><w:b/></w:rPr><w:t>Silk</w:t></w:r></w:p></w:body></w:document>`,
});

/** A Word file is read, which one undo takes back; or refused in words. */
export const WordFile: Story = {
  parameters: { chromatic: noPicture },
  play: async ({ canvas }) => {
    const area = areaOf(canvas);
    const before = 'Silk looks best in morning light.';
    const drop = async (content: BlobPart, told: RegExp) => {
      const { defaultPrevented } = dropFiles(area, new File([content], 'letter.docx'));
      await expect(defaultPrevented).toBe(true);
      await expect(await canvas.findByText(told, {}, { timeout: 20_000 })).toBeVisible();
    };
    await drop('no zip', /^letter\.docx: It is damaged/);
    await expect(area).toHaveValue(before);
    area.setSelectionRange(33, 33);
    await drop(LETTER, /^letter\.docx: Inserted\./);
    const after = `${before}\n\n## Prices\n\n**Silk**\n\n`;
    await expect(area).toHaveValue(after);
    document.execCommand('undo');
    await expect(area).toHaveValue(before);
    document.execCommand('redo');
    await expect(area).toHaveValue(after);
  },
};

/**
 * A picture that is dropped on the text is offered for upload; what it shows is asked next. Its line stands between
 * empty ones, its URL at the end.
 */
export const WithPicture: Story = {
  parameters: { chromatic: noPicture },
  args: {
    pictureInput: ({ file, url, onUrl, ...described }) => (
      <>
        <PictureField url={url} {...described} />
        <button type="button" onClick={() => onUrl('https://a.in/b.webp')}>
          {`Upload ${file?.name}`}
        </button>
      </>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    const area = areaOf(canvas);
    area.setSelectionRange(4, 5);
    dropFiles(area, new File([''], 'shop.jpg', { type: 'image/jpeg' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Upload shop.jpg' }));
    await waitFor(() => expect(canvas.getByLabelText(/What the picture shows/)).toHaveFocus());
    await userEvent.keyboard('A shop{Enter}');
    await expect(area).toHaveValue(
      'Silk\n\n![A shop][picture-1]\n\nlooks best in morning light.\n\n[picture-1]: https://a.in/b.webp',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'A shop' }));
    await expect(area).toHaveFocus();
    await expect(area.value.slice(area.selectionStart, area.selectionEnd)).toBe('A shop');
  },
};

/**
 * Enter in the description of a picture that is on its way goes on with the text; the picture is put where it was
 * wanted, and takes neither focus nor caret. One that fails is asked for again.
 */
export const OnItsWay: Story = {
  parameters: { chromatic: noPicture },
  args: {
    pictureInput: ({ url, alt, onAlt, onUrl, file, onChoose }) => (
      <div data-upload={{ 'a.jpg': 'sending', 'b.jpg': 'failed' }[file?.name ?? ''] ?? 'done'}>
        <PictureField url={url || 'https://a.in/'} alt={alt} onAlt={onAlt} />
        <button type="button" onClick={() => onChoose({ file: new File([], 'a.jpg') })}>
          Choose
        </button>
        <button type="button" onClick={() => onChoose({ file: new File([], 'b.jpg') })}>
          Fail
        </button>
        <button type="button" onClick={() => onUrl('https://a.in/b.webp')}>
          Arrive
        </button>
      </div>
    ),
  },
  render: (args) => (
    <>
      <MarkdownArea {...args} />
      <TextField label="Title" />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    const area = areaOf(canvas);
    const hear = (name: string) => fireEvent.click(canvas.getByText(name));
    area.setSelectionRange(4, 4);
    await userEvent.click(canvas.getByRole('button', { name: 'Image' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Choose' }));
    await userEvent.type(canvas.getByLabelText(/What the picture shows/), 'Looms{Enter}');
    await userEvent.keyboard(' cloth');
    await expect(area).toHaveValue('Silk cloth looks best in morning light.');
    await hear('Fail');
    await canvas.findByText(/^A picture is not in the text yet/);
    await userEvent.click(canvas.getByRole('button', { name: 'Image' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Choose' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Insert picture' }));
    await userEvent.type(area, 'Our ', { initialSelectionStart: 0, initialSelectionEnd: 0 });
    await userEvent.click(canvas.getByLabelText('Title'));
    await expect(canvas.getByText(/once it is uploaded/)).toBeVisible();
    await hear('Arrive');
    const end = '[picture-1]: https://a.in/b.webp';
    await waitFor(() =>
      expect(area).toHaveValue(
        `Our Silk cloth\n\n![][picture-1]\n\n looks best in morning light.\n\n${end}`,
      ),
    );
    await expect(canvas.getByLabelText('Title')).toHaveFocus();
    await expect(area.selectionStart).toBe(4);
  },
};

/** A picture that is dropped while another is on its way takes nothing from it: each is put where it was dropped. */
export const SeveralPictures: Story = {
  parameters: { chromatic: noPicture },
  args: {
    pictureInput: ({ url, file, onUrl }) => (
      <div data-upload={file ? 'sending' : 'done'}>
        <button type="button" onClick={() => onUrl(`https://a.in/${file?.name}`)}>
          {`Arrive ${file?.name ?? url}`}
        </button>
      </div>
    ),
  },
  play: async ({ canvas, step, userEvent }) => {
    const area = areaOf(canvas);
    const drop = async (at: number, ...names: string[]) => {
      area.setSelectionRange(at, at);
      dropFiles(area, ...names.map((name) => new File([], name)));
      await canvas.findByText(`Arrive ${names.at(-1)}`);
    };
    const arrive = (name: string) => fireEvent.click(canvas.getByText(`Arrive ${name}`));
    const lines = () => area.value.split(/\n+/).map((line) => line.replace(/ +/, ' '));
    await drop(4, 'a');
    await drop(33, 'b', 'c', 'd', 'e');
    await expect(canvas.getByRole('button', { name: 'Arrive e' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Arrive d' })).toBeNull();

    await step('A word that is being composed is not interrupted', async () => {
      await userEvent.click(area);
      area.setSelectionRange(33, 33);
      await fireEvent.compositionStart(area);
      await arrive('c');
      await canvas.findByText('Arrive https://a.in/c');
      await new Promise(requestAnimationFrame);
      await expect(lines()).toEqual(['Silk looks best in morning light.']);
      await fireEvent.compositionEnd(area);
    });

    for (const name of ['a', 'd', 'e']) await arrive(name);
    await userEvent.click(canvas.getByRole('button', { name: 'Insert picture' }));
    await arrive('b');
    await waitFor(() =>
      expect(lines()).toEqual([
        'Silk',
        '![][picture-2]',
        ' looks best in morning light.',
        '![][picture-5]',
        '![][picture-1]',
        '![][picture-3]',
        '![][picture-4]',
        '[picture-1]: https://a.in/c',
        '[picture-2]: https://a.in/a',
        '[picture-3]: https://a.in/d',
        '[picture-4]: https://a.in/e',
        '[picture-5]: https://a.in/b',
      ]),
    );
  },
};

/** What is written of a picture belongs to it: another one begins without, and a file is kept when the form is left. */
export const AnotherPicture: Story = {
  parameters: { chromatic: noPicture },
  args: {
    pictureInput: ({ url, alt, onAlt, file, onChoose }) => (
      <>
        <PictureField url={url} alt={alt} onAlt={onAlt} />
        {['a.jpg', 'b.jpg'].map((name) => (
          <button key={name} type="button" onClick={() => onChoose({ file: new File([], name) })}>
            {`${file?.name === name ? 'Sends' : 'Choose'} ${name}`}
          </button>
        ))}
      </>
    ),
  },
  render: function Render(args) {
    const [left, setLeft] = useState<MarkdownAreaProps['insertions']>();
    const [times, setTimes] = useState(0);
    return (
      <>
        <MarkdownArea key={times} {...args} insertions={left} onInsertions={setLeft} />
        <button type="button" onClick={() => setTimes(times + 1)}>
          Leave and return
        </button>
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const press = (name: string) => userEvent.click(canvas.getByRole('button', { name }));
    const shows = () => canvas.findByLabelText(/What the picture shows/);
    areaOf(canvas).setSelectionRange(0, 4);
    await press('Image');
    await press('Choose a.jpg');
    await expect(await shows(), 'the words that were selected').toHaveValue('Silk');
    await press('Leave and return');
    await press('Image');
    await expect(canvas.getByText('Sends a.jpg')).toBeVisible();
    await expect(await shows()).toHaveValue('Silk');
    await press('Choose b.jpg');
    await expect(canvas.queryByLabelText(/What the picture shows/)).toBeNull();
  },
};

const chooses =
  (url: string): MarkdownAreaProps['pictureInput'] =>
  ({ onUrl }) => (
    <button type="button" onClick={() => onUrl(url)}>
      Choose
    </button>
  );

/**
 * A picture that was chosen is in the text that is saved; Escape closes its form alone, on the buttons too, and keeps
 * what is in it; Cancel does not.
 */
export const ChosenPicture: Story = {
  parameters: { chromatic: noPicture },
  args: { name: 'content', pictureInput: chooses('https://a.in/b.webp') },
  render: (args) => {
    const save = (event: SyntheticEvent<HTMLFormElement>) => {
      event.preventDefault();
      saved(new FormData(event.currentTarget).get('content'));
    };
    return (
      <form onSubmit={save}>
        <MarkdownArea {...args} />
        <button type="submit">Save</button>
      </form>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const image = canvas.getByRole('button', { name: 'Image' });
    await userEvent.click(image);
    image.focus();
    // A dialog around the form hears what passes it.
    document.body.addEventListener('keydown', passed, { once: true });
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('group', { name: 'Image' })).toBeNull();
    await expect(passed).not.toHaveBeenCalled();
    document.body.removeEventListener('keydown', passed);
    areaOf(canvas).setSelectionRange(4, 4);
    await userEvent.click(image);
    await userEvent.click(canvas.getByRole('button', { name: 'Choose' }));
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('group', { name: 'Image' })).toBeNull();
    const save = canvas.getByRole('button', { name: 'Save' });
    await userEvent.click(save);
    await expect(saved).toHaveBeenCalledWith('Silk looks best in morning light.');
    await userEvent.click(image);
    await userEvent.click(save);
    await expect(saved).toHaveBeenCalledWith(expect.stringContaining('![][picture-1]'));
    await userEvent.click(image);
    await userEvent.click(canvas.getByRole('button', { name: 'Choose' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await userEvent.click(image);
    await expect(canvas.getByLabelText('URL')).toHaveValue('');
  },
};

/** A link that is asked for meanwhile takes nothing from a chosen picture; a second press on Image closes its form. */
export const KeptPicture: Story = {
  parameters: { chromatic: noPicture },
  args: { pictureInput: chooses('https://a.in/b.webp') },
  play: async ({ canvas, userEvent }) => {
    const area = areaOf(canvas);
    const image = canvas.getByRole('button', { name: 'Image' });
    await userEvent.click(image);
    await expect(image).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'Insert picture' }));
    await expect(canvas.getByText('Please choose a picture, or enter its URL')).toBeVisible();
    await userEvent.click(image);
    await expect(image).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.queryByRole('group', { name: 'Image' })).toBeNull();
    await userEvent.click(image);
    await userEvent.click(canvas.getByRole('button', { name: 'Choose' }));
    area.setSelectionRange(0, 4);
    await userEvent.click(canvas.getByRole('button', { name: 'Link' }));
    await expect(canvas.queryByRole('group', { name: 'Image' })).toBeNull();
    typeByIme('விலை', 'Escape');
    await userEvent.keyboard('a.in{Enter}');
    await expect(canvas.getByRole('group', { name: 'Image' })).toBeVisible();
    await userEvent.click(image);
    await expect(area).toHaveValue(
      '[Silk](https://a.in)\n\n![][picture-1]\n\n looks best in morning light.\n\n[picture-1]: https://a.in/b.webp',
    );
  },
};

/**
 * Words that are written below a picture or at the end of the text never become a part of its URL: a finger on it goes
 * on with the words.
 */
export const WordsBelowPicture: Story = {
  parameters: { chromatic: noPicture },
  args: { pictureInput: chooses('https://a.in/b.webp#alt=A+shop') },
  play: async ({ canvas, userEvent }) => {
    const area = areaOf(canvas);
    const written = 'Silk looks best in morning light.';
    const definition = '[picture-1]: https://a.in/b.webp';
    area.setSelectionRange(written.length, written.length);
    await userEvent.click(canvas.getByRole('button', { name: 'Image' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Choose' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Insert picture' }));
    document.execCommand('insertText', false, 'Come in.');
    const text = `${written}\n\n![A shop][picture-1]\n\nCome in.`;
    await expect(area).toHaveValue(`${text}\n\n${definition}`);
    area.setSelectionRange(area.value.length, area.value.length);
    await waitFor(() => expect(area.selectionStart).toBe(text.length));
    document.execCommand('insertText', false, ' We are open.');
    await expect(area).toHaveValue(`${text} We are open.\n\n${definition}`);
    const glued = `${text} We are open.`.length;
    area.setSelectionRange(glued, glued + 2);
    document.execCommand('delete');
    await expect(area).toHaveValue(`${text} We are open.\n\n${definition}`);
    const tap = async (at: number) => {
      area.setSelectionRange(at, at);
      await fireEvent.click(area);
      return area.selectionStart;
    };
    const inUrl = area.value.length - 5;
    await expect(await tap(inUrl), 'with a mouse').toBe(inUrl);
    spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
    await expect(await tap(inUrl)).toBe(glued);
    await expect(await tap(3)).toBe(3);
  },
};

/** The characters are counted when they come near the most, and beyond. */
export const NearTheLimit: Story = {
  args: { most: 40, defaultValue: 'பட்டு மற்றும் பருத்தி.' },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByText(/characters$/)).not.toBeInTheDocument();
    await userEvent.type(areaOf(canvas), ' Silk and cotton.');
    await expect(canvas.getByText(/of 40 characters$/)).toBeVisible();
    await userEvent.clear(areaOf(canvas));
    await userEvent.type(areaOf(canvas), 'x'.repeat(44));
    await expect(canvas.getByText('44 of 40 characters')).toBeVisible();
  },
};
