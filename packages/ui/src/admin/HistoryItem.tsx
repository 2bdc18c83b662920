import type { ReactNode } from 'react';
import { useFocusFallback } from '../hooks/useFocusFallback';
import { Stack } from '../primitives/Stack';
import { Text } from '../primitives/Text';
import { head, item, summary } from './HistoryItem.css';

export interface HistoryItemProps {
  title: ReactNode;
  /** What happened, and by whom. */
  meta: string;
  /** A button; none by default. */
  action?: ReactNode;
  /** Below both; nothing by default. */
  children?: ReactNode;
}

/** An item in a list of versions or of deleted entries. */
export function HistoryItem({ title, meta, action, children }: HistoryItemProps) {
  const ref = useFocusFallback<HTMLDivElement>();
  return (
    <Stack as="li" ref={ref} className={item}>
      <Stack direction="row" gap="small" align="start" className={head}>
        <div className={summary}>
          <Text weight="bold">{title}</Text>
          <Text size="small" tone="muted">
            {meta}
          </Text>
        </div>
        {action}
      </Stack>
      {children}
    </Stack>
  );
}
