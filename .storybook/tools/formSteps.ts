import type { StoryContext } from '@storybook/react-vite';
import { expect, mocked, waitFor } from 'storybook/test';

/** The tags field of a post's and a project's form. */
export const TAGS = 'Tags (comma separated)';

type FormContext = Pick<StoryContext, 'canvas' | 'userEvent'> & {
  args: { onSave: (values: never) => Promise<unknown> };
};

/** Steps for the stories of an admin's form. @param submit text of the submit button */
export function formSteps<Label extends string>(submit: string) {
  const field = ({ canvas }: FormContext, name: Label) => canvas.getByLabelText(name);
  return {
    field,

    write: (context: FormContext, name: Label, text: string) =>
      context.userEvent.type(field(context, name), text),

    press: ({ canvas, userEvent }: FormContext, name = submit) =>
      userEvent.click(canvas.getByRole('button', { name })),

    says: (context: FormContext, name: Label, message: string) =>
      waitFor(() => expect(field(context, name)).toHaveAccessibleDescription(message)),

    /** Expects exactly one save, of these values. */
    savedAs: ({ args }: FormContext, values: object) =>
      waitFor(() =>
        expect(mocked(args.onSave).mock.calls.map(([saved]) => saved)).toStrictEqual([values]),
      ),
  };
}
