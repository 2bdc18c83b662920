import type { StoryContext } from '@storybook/react-vite';
import { expect, mocked, waitFor } from 'storybook/test';

type FormContext = Pick<StoryContext, 'canvas' | 'userEvent'>;

/** Steps for the stories of a form. @param submit text of the submit button */
export function formSteps<Label extends string>(submit: string) {
  const field = ({ canvas }: FormContext, name: Label) => canvas.getByLabelText(name);
  return {
    field,

    write: (context: FormContext, name: Label, text: string) =>
      context.userEvent.type(field(context, name), text),

    press: ({ canvas, userEvent }: FormContext, name = submit) =>
      userEvent.click(canvas.getByRole('button', { name })),

    says: (context: FormContext, name: Label, message: string | RegExp) =>
      waitFor(() => expect(field(context, name)).toHaveAccessibleDescription(message)),

    /** Expects exactly one save, of these values. */
    savedAs: ({ args }: { args: { onSave: (values: never) => unknown } }, values: object) =>
      waitFor(() =>
        expect(mocked(args.onSave).mock.calls.map(([saved]) => saved)).toStrictEqual([values]),
      ),
  };
}
