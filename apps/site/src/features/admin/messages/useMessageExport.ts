import { BYTE_ORDER_MARK, csvLine } from '@agency/model/csv';
import { parseTimestamp } from '@agency/model/timestamp';
import { notify } from '@agency/ui/primitives/Toaster';
import { useEffect, useRef, useState } from 'react';
import { admin } from '../../../content/admin';
import { errorMessage } from '../../../lib/errorMessage';
import { saveFile } from '../../../lib/saveFile';
import { readEachMessage } from './messagesTable';

const { columns, exportFailed, exportName } = admin.messages;

/** Writes all messages into a file for spreadsheets. Leaving the section cancels it. */
export function useMessageExport() {
  const [progress, setProgress] = useState<{ done: number; total: number }>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const start = async () => {
    if (running.current) return;
    const controller = new AbortController();
    running.current = controller;
    const lines = [BYTE_ORDER_MARK, csvLine(columns)];
    setProgress({ done: 0, total: 0 });
    try {
      await readEachMessage((rows, total) => {
        for (const { name, email, mobile, message, created_at } of rows) {
          const received = parseTimestamp(created_at)?.toISOString() ?? created_at;
          lines.push(csvLine([name, email, mobile, message, received]));
        }
        setProgress({ done: lines.length - 2, total });
      }, controller.signal);
      if (controller.signal.aborted) return;
      const today = new Date().toISOString().slice(0, 10);
      saveFile(`${exportName}-${today}.csv`, lines, 'text/csv;charset=utf-8');
    } catch (error) {
      if (!controller.signal.aborted) notify.error(admin.error, errorMessage(error, exportFailed));
    } finally {
      running.current = undefined;
      setProgress(undefined);
    }
  };
  return { progress, onStart: () => void start(), onCancel: () => running.current?.abort() };
}
