import type { StoryContext } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { expectNotification, findDialog } from './storySteps';

export interface HistorySubject {
  table: 'blog_posts' | 'portfolio';
  /** A stored row. `restores` and `isRefused` expect its form to be open, `bringsBack` its list. */
  row: { id: string; title: string };
  /** Title of the form's dialog. */
  editing: string;
}

const compareFirst = async (editing: HTMLElement, userEvent: StoryContext['userEvent']) => {
  await userEvent.click(within(editing).getByRole('button', { name: 'History' }));
  const history = within(await findDialog('History'));
  await userEvent.click(await history.findByRole('button', { name: /^Compare/ }));
  return history;
};

/** Play functions that undo a wrong save or a deletion of a post or a project. */
export function historySteps({ table, row, editing }: HistorySubject) {
  const saveWrong = ({ loaded }: StoryContext) =>
    loaded.backend.database.update(table, [row], { title: 'A wrong title' });
  const stored = ({ loaded }: StoryContext): { id: string; title: string }[] =>
    loaded.backend.database.rows(table);

  return {
    /** Restores the version before a wrong save; the form then shows that version's fields. */
    restores: async (context: StoryContext) => {
      const { userEvent } = context;
      saveWrong(context);
      const form = await findDialog(editing);
      const history = await compareFirst(form, userEvent);
      await expect((await history.findAllByRole('deletion'))[0]).toBeVisible();
      await userEvent.click(history.getByRole('button', { name: 'Restore this version' }));
      await expectNotification('Success', 'This version was restored.');
      await expect(within(form).getByLabelText('Title')).toHaveValue(row.title);
      await waitFor(() =>
        expect(within(form).getByRole('button', { name: 'History' })).toHaveFocus(),
      );
      await expect(stored(context).find(({ id }) => id === row.id)?.title).toBe(row.title);
    },

    /** For a story whose backend refuses the restoration. */
    isRefused: async (context: StoryContext) => {
      const { userEvent } = context;
      saveWrong(context);
      const history = await compareFirst(await findDialog(editing), userEvent);
      await userEvent.click(await history.findByRole('button', { name: 'Restore this version' }));
      await expectNotification('Error', 'The server refuses this.');
      await expect(history.getByRole('button', { name: 'Restore this version' })).toBeEnabled();
    },

    /** Brings a deleted row back under its old id. */
    bringsBack: async (context: StoryContext) => {
      const { canvas, loaded, userEvent } = context;
      await canvas.findByRole('heading', { name: row.title });
      loaded.backend.database.delete(table, [row]);
      const button = canvas.getByRole('button', { name: 'Recently deleted' });
      await userEvent.click(button);
      const dialog = within(await findDialog('Recently deleted'));
      await userEvent.click(await dialog.findByRole('button', { name: `Bring back ${row.title}` }));
      await expectNotification('Success', 'What was deleted is back.');
      await expect(await dialog.findByText('Nothing was deleted')).toBeVisible();
      await expect(stored(context).map(({ id }) => id)).toContain(row.id);
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(button).toHaveFocus());
    },
  };
}
