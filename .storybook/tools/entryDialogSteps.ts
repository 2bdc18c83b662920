import type { StoryContext } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';

interface Play<Args> extends Pick<StoryContext, 'userEvent'> {
  args: Args;
}

/** Steps for the open dialog of a post or a project. @param titleOf the entry of a story */
export function entryDialogSteps<Args extends { onClose: () => void }>(
  titleOf: (args: Args) => string,
) {
  const focusedDialog = async (args: Args): Promise<HTMLElement> => {
    const dialog = await screen.findByRole('dialog', { name: titleOf(args) });
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    return dialog;
  };

  return {
    focusedDialog,

    closesOnEscape: async ({ args, userEvent }: Play<Args>) => {
      await focusedDialog(args);
      await userEvent.keyboard('{Escape}');
      await expect(args.onClose).toHaveBeenCalledOnce();
    },

    closesByItsButton: async ({ args, userEvent }: Play<Args>) => {
      const dialog = within(await focusedDialog(args));
      await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
      await expect(args.onClose).toHaveBeenCalledOnce();
    },

    closesOnPressOutside: async ({ args, userEvent }: Play<Args>) => {
      await focusedDialog(args);
      const backdrop = document.querySelector('[data-backdrop]');
      if (!backdrop) throw new Error('The dialog has no backdrop.');
      await userEvent.click(backdrop);
      await expect(args.onClose).toHaveBeenCalledOnce();
    },
  };
}
