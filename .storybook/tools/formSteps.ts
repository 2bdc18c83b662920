import type { StoryContext } from '@storybook/react-vite';
import { expect, mocked, waitFor } from 'storybook/test';

/** The tags field of a post's and a project's form. */
export const TAGS = 'Tags (comma separated)';

interface FormArgs {
  onChange?: (values: never) => void;
  onSave: (values: never) => Promise<unknown>;
  onCancel: () => void;
}

type FormContext = Pick<StoryContext, 'canvas' | 'userEvent'> & { args: FormArgs };

/** More stops than a form has. */
const MOST_STOPS = 30;

/** Steps for the stories of an admin's form. @param submit text of the submit button */
export function formSteps<Label extends string>(submit: string) {
  const field = ({ canvas }: FormContext, name: Label) => canvas.getByLabelText(name);
  const write = (context: FormContext, name: Label, text: string) =>
    context.userEvent.type(field(context, name), text);
  const press = ({ canvas, userEvent }: FormContext, name = submit) =>
    userEvent.click(canvas.getByRole('button', { name }));
  const tabTo = async ({ userEvent }: FormContext, target: HTMLElement) => {
    for (let stops = 0; stops < MOST_STOPS && document.activeElement !== target; stops += 1) {
      await userEvent.tab();
    }
    await expect(target).toHaveFocus();
  };
  const savedTimes = ({ args }: FormContext, times: number) =>
    waitFor(() => expect(args.onSave).toHaveBeenCalledTimes(times));

  return {
    field,
    write,
    press,

    /** With the keyboard alone: tabs from each field to the next and types, then presses the button. */
    writeAndSend: async (context: FormContext, texts: Partial<Record<Label, string>>) => {
      const { canvas, userEvent } = context;
      for (const [label, text] of Object.entries<string | undefined>(texts)) {
        await tabTo(context, field(context, label as Label));
        await userEvent.keyboard(text ?? '');
      }
      await tabTo(context, canvas.getByRole('button', { name: 'Cancel' }));
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name: submit })).toHaveFocus();
      await userEvent.keyboard('{Enter}');
    },

    says: (context: FormContext, name: Label, message: string) =>
      waitFor(() => expect(field(context, name)).toHaveAccessibleDescription(message)),

    /** Expects exactly one save, of these values. */
    savedAs: ({ args }: FormContext, values: object) =>
      waitFor(() =>
        expect(mocked(args.onSave).mock.calls.map(([saved]) => saved)).toStrictEqual([values]),
      ),

    /** A double click, further clicks and Enter cause one save; the button keeps the focus. */
    savesOnce: async (context: FormContext) => {
      const { canvas, userEvent } = context;
      await userEvent.dblClick(canvas.getByRole('button', { name: submit }));
      const busy = await canvas.findByRole('button', { name: 'Saving...' });
      await expect(busy).toHaveAttribute('aria-disabled', 'true');
      await expect(busy).toHaveFocus();
      await userEvent.click(busy);
      await userEvent.type(canvas.getByRole('textbox', { name: 'Title' }), '{Enter}');
      await savedTimes(context, 1);
    },

    cancels: async (context: FormContext) => {
      await press(context, 'Cancel');
      await expect(context.args.onCancel).toHaveBeenCalledOnce();
      await expect(context.args.onSave).not.toHaveBeenCalled();
      await expect(context.args.onChange).not.toHaveBeenCalled();
    },
  };
}
