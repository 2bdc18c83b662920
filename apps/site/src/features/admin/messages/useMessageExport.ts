import { BYTE_ORDER_MARK, csvLine } from '@agency/model/text/csvLine';
import { formatDate } from '@agency/ui/patterns/formatDate';
import { notify } from '@agency/ui/primitives/Toaster';
import { useEffect, useRef, useState } from 'react';
import { admin } from '#src/content/admin.ts';
import { site } from '#src/content/site.ts';
import { errorMessage } from '#src/lib/errorMessage.ts';
import { readEachMessage } from './messageQueries';

const { columns, exportFailed, exportName } = admin.messages;

/** Milliseconds after which the browser has begun to save, and the file's memory may go. */
const KEPT = 60_000;

/**
 * Writes messages into a file for spreadsheets. Leaving the section cancels it.
 * @param selected ids of those that are written; all where there are none
 */
export function useMessageExport(selected: ReadonlySet<string>) {
  const [exported, setExported] = useState<{ done: number; total: number }>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const start = async () => {
    if (running.current) return;
    const controller = new AbortController();
    running.current = controller;
    const lines = [BYTE_ORDER_MARK, csvLine(columns)];
    setExported({ done: 0, total: 0 });
    let done = 0;
    try {
      await readEachMessage((rows, total) => {
        for (const { id, name, email, mobile, message, created_at } of rows) {
          if (selected.size > 0 && !selected.has(id)) continue;
          const sent = formatDate(created_at, 'sortable', site.timeZone);
          lines.push(csvLine([name, email, mobile, message, sent || created_at]));
        }
        done += rows.length;
        setExported({ done, total });
      }, controller.signal);
      if (controller.signal.aborted) return;
      const today = new Date().toISOString().slice(0, 10);
      saveFile(`${exportName}-${today}.csv`, new Blob(lines, { type: 'text/csv;charset=utf-8' }));
    } catch (error) {
      if (!controller.signal.aborted) notify.error(admin.error, errorMessage(error, exportFailed));
    } finally {
      running.current = undefined;
      setExported(undefined);
    }
  };
  return { exported, onExport: () => void start(), onCancelExport: () => running.current?.abort() };
}

function saveFile(name: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  Object.assign(document.createElement('a'), { href: url, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(url), KEPT);
}
