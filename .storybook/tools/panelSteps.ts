import type { StoryContext } from '@storybook/react-vite';
import { expect, screen, spyOn, within } from 'storybook/test';
import type { HistorySubject } from './historySteps';
import { expectFailedReads, expectNotification, fill, findDialog } from './storySteps';

interface PanelSubject extends HistorySubject {
  /** Title of the dialog with a new entry's form. */
  creating: string;
  /** Name of the button that stores a changed entry. */
  save: string;
  /** What the list, or a notification, says in each case. */
  texts: { loading: string; empty: string; failed: string; logged: string; notSaved: string };
}

/** Failed reads that are logged: the list, and whether the account is an admin. */
const READS = 2;

/** Steps for the lists and forms of the panel, for posts and projects. */
export function panelSteps({ table, row, creating, editing, save, texts }: PanelSubject) {
  const openForm = () => findDialog(editing);
  const clickSave = (form: HTMLElement, { userEvent }: StoryContext) =>
    userEvent.click(within(form).getByRole('button', { name: save }));

  return {
    isListed: async ({ canvas }: StoryContext) => {
      await expect(await canvas.findByRole('heading', { name: row.title })).toBeVisible();
    },

    loads: async ({ canvas }: StoryContext) => {
      await expect(await canvas.findByText(texts.loading)).toBeVisible();
    },

    isEmpty: async ({ canvas }: StoryContext) => {
      await expect(await canvas.findByText(texts.empty)).toBeVisible();
    },

    fails: async ({ canvas }: StoryContext) => {
      await expectNotification('Error', texts.failed);
      await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
      await expectFailedReads(texts.logged, READS);
    },

    createsFromAddress: async () => {
      const form = await findDialog(creating);
      await expect(within(form).getByLabelText('Title')).toHaveValue('');
    },

    /** @param field whose value is checked beside the title */
    editsFromAddress: (field: string, value: string) => async () => {
      const form = await openForm();
      await expect(within(form).getByLabelText('Title')).toHaveValue(row.title);
      await expect(within(form).getByLabelText(field)).toHaveValue(value);
    },

    isRefused: async (context: StoryContext) => {
      const form = await openForm();
      await fill(context.userEvent, form, { Title: 'A title of my own' });
      await clickSave(form, context);
      await expectNotification('Error', 'The server refuses this.');
      await expect(within(form).getByLabelText('Title')).toHaveValue('A title of my own');
    },

    isGone: async (context: StoryContext) => {
      const form = await openForm();
      context.loaded.backend.database.delete(table, [row]);
      await clickSave(form, context);
      await expectNotification('Error', texts.notSaved);
      await expect(form).toBeVisible();
    },

    keepsWhatIsNotDeleted: async ({ canvas, userEvent }: StoryContext) => {
      spyOn(window, 'confirm').mockReturnValue(true);
      await userEvent.click(await canvas.findByRole('button', { name: `Delete ${row.title}` }));
      await expectNotification('Error', 'The server refuses this.');
      await expect(screen.getByRole('heading', { name: row.title })).toBeVisible();
    },
  };
}
