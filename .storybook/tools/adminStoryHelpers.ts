import type { Listing, Remote } from '@agency/model/remote';
import type { StoryContext } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, mocked, screen, waitFor } from 'storybook/test';
import { withinDialog } from './withinDialog';

interface Editor<Fields> {
  id: string;
  mode: 'create' | 'edit';
  restored: boolean;
  initial: Fields;
}

interface SectionArgs {
  onRetry: () => void;
  onCreate: () => void;
  onEdit: (row: never) => void;
  onDismiss: () => void;
  form: { onCancel: () => void };
}

type SectionContext = Pick<StoryContext, 'canvas' | 'userEvent'> & { args: SectionArgs };

/** Texts of a section that the steps look for. */
export interface SectionTexts {
  loading: string;
  failed: string;
  empty: string;
  /** The button that creates a row. */
  create: string;
  /** Titles of the dialog. */
  creating: string;
  editing: string;
}

/** Args of a section whose list is loaded. @param total rows in the database; default: as many as `items` */
export const ready = <Row>(items: readonly Row[], total = items.length) => ({
  list: { status: 'ready' as const, data: { items, total } },
});

/** The state of an open form; without an id, of one that creates a row. */
export function editorOf<Fields>(initial: Fields, id?: string): Editor<Fields> {
  return { id: id ?? 'new', mode: id === undefined ? 'create' : 'edit', restored: false, initial };
}

interface SectionProps<Row, Fields, Values> {
  list: Remote<Listing<Row>>;
  editor: Editor<Fields> | undefined;
  onDelete: (row: Row) => Promise<boolean>;
  onCreate: () => void;
  onEdit: (row: Row) => void;
  onDismiss: () => void;
  form: { onSave: (values: Values) => Promise<unknown>; onCancel: () => void };
}

/** Makes a section's args stateful, as its route does: deleted rows disappear, the form opens and closes. */
export function useSectionState<
  Row extends { id: string },
  Fields,
  Values,
  Props extends SectionProps<Row, Fields, Values>,
>(props: Props & SectionProps<Row, Fields, Values>, valuesOf: (row?: Row) => Fields) {
  const { list, form } = props;
  const [items, setItems] = useState(list.status === 'ready' ? list.data.items : []);
  const [editor, setEditor] = useState(props.editor);
  const close = () => setEditor(undefined);
  return {
    ...props,
    ...ready(items),
    editor,
    onDelete: async (row: Row) => {
      const deleted = await props.onDelete(row);
      if (deleted) setItems((all) => all.filter(({ id }) => id !== row.id));
      return deleted;
    },
    onCreate: () => {
      setEditor(editorOf(valuesOf()));
      props.onCreate();
    },
    onEdit: (row: Row) => {
      setEditor(editorOf(valuesOf(row), row.id));
      props.onEdit(row);
    },
    onDismiss: () => {
      close();
      props.onDismiss();
    },
    form: {
      ...form,
      onSave: async (values: Values) => {
        await form.onSave(values);
        close();
      },
      onCancel: () => {
        form.onCancel();
        close();
      },
    },
  };
}

export const waitUntilDialogClosed = () =>
  waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

/** Play functions for the stories of the panel's two sections, posts and projects. */
export function sectionSteps(texts: SectionTexts) {
  return {
    loads: async ({ canvas }: SectionContext) => {
      await expect(canvas.getByRole('status')).toHaveTextContent(texts.loading);
    },

    fails: async ({ args, canvas, userEvent }: SectionContext) => {
      await expect(canvas.getByText(texts.failed)).toBeVisible();
      await expect(canvas.queryByText(texts.empty)).not.toBeInTheDocument();
      await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
      await expect(args.onRetry).toHaveBeenCalledOnce();
    },

    isEmpty: async ({ args, canvas, userEvent }: SectionContext) => {
      await expect(canvas.getByText(texts.empty)).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: texts.create }));
      await expect(args.onCreate).toHaveBeenCalledOnce();
    },

    /** Escape and Close only call `onDismiss`, and the form stays open; Cancel calls `onCancel`. */
    dismisses: async ({ args, userEvent }: SectionContext) => {
      const dialog = await withinDialog(texts.creating);
      await userEvent.keyboard('{Escape}');
      await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
      await expect(args.onDismiss).toHaveBeenCalledTimes(2);
      await expect(args.form.onCancel).not.toHaveBeenCalled();
      await expect(dialog.getByRole('textbox', { name: 'Title' })).toBeVisible();
      await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
      await expect(args.form.onCancel).toHaveBeenCalledOnce();
      await expect(args.onDismiss).toHaveBeenCalledTimes(2);
    },

    /** Each opening starts with its own values, and returns the focus on closing. */
    reopens: (row: { title: string }) => async (context: SectionContext) => {
      const { args, canvas, userEvent } = context;
      const create = canvas.getByRole('button', { name: texts.create });
      await userEvent.click(create);
      const empty = await withinDialog(texts.creating);
      await userEvent.type(empty.getByRole('textbox', { name: 'Title' }), 'A new one');
      await userEvent.click(empty.getByRole('button', { name: 'Cancel' }));
      await waitUntilDialogClosed();
      await waitFor(() => expect(create).toHaveFocus());

      const edit = canvas.getByRole('button', { name: `Edit ${row.title}` });
      await userEvent.click(edit);
      const filled = await withinDialog(texts.editing);
      await expect(filled.getByRole('textbox', { name: 'Title' })).toHaveValue(row.title);
      await userEvent.click(filled.getByRole('button', { name: 'Close' }));
      await waitUntilDialogClosed();
      await waitFor(() => expect(edit).toHaveFocus());
      await expect(mocked(args.onEdit).mock.calls).toEqual([[row]]);

      await userEvent.click(create);
      const again = await withinDialog(texts.creating);
      await expect(again.getByRole('textbox', { name: 'Title' })).toHaveValue('');
    },
  };
}
