import type { Message } from '@agency/model/message';
import { notify } from '@agency/ui/primitives/Toaster';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { admin } from '#src/content/admin.ts';
import { errorMessage } from '#src/lib/errorMessage.ts';
import { messageQueries } from './messageQueries';

const words = admin.messages;

/** The selected messages, and their deletion after one question. What is left stays selected. */
export function useMessageSelection() {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const { mutateAsync, isPending } = useMutation(messageQueries.removeMany);

  const onSelect = ({ id }: Pick<Message, 'id'>, chosen: boolean) =>
    setSelected((before) => {
      const after = new Set(before);
      if (chosen) after.add(id);
      else after.delete(id);
      return after;
    });

  const onDelete = async (): Promise<boolean> => {
    const count = String(selected.size);
    const question =
      selected.size === 1 ? words.confirm : words.confirmMany.replace('{count}', count);
    if (isPending || !window.confirm(question)) return false;
    const { left, failure } = await mutateAsync([...selected]);
    setSelected(new Set(left));
    if (left.length > 0) {
      const failed = words.deleteManyFailed.replace('{left}', String(left.length));
      const counted = failed.replace('{count}', count);
      const reason = errorMessage(failure, '');
      notify.error(admin.error, reason ? `${counted} ${reason}` : counted);
      return false;
    }
    const done = count === '1' ? words.deleted : words.deletedMany.replace('{count}', count);
    notify.success(admin.success, done);
    return true;
  };

  return {
    ids: selected,
    deleting: isPending,
    onSelect,
    onClear: () => setSelected(new Set()),
    onDelete,
  };
}
