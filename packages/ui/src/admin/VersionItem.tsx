import type { Version } from '@agency/model/history';
import type { ReactNode } from 'react';
import { formatDate } from '../patterns/formatDate';
import { Badge } from '../primitives/Badge';
import { Button } from '../primitives/Button';
import { HistoryItem } from './HistoryItem';

export interface VersionItemProps {
  version: Version;
  /** Names of the columns; one without a name is left out. */
  labels: Readonly<Record<string, string>>;
  /** Whether its difference is shown. */
  expanded: boolean;
  onToggle: () => void;
  /** The difference. */
  children?: ReactNode;
}

/** A version of an entry: when and by whom it was saved, and what that changed. */
export function VersionItem({ version, labels, expanded, onToggle, children }: VersionItemProps) {
  const { made, replacedBy, replacedAt } = version;
  const moment = formatDate(made?.made_at ?? replacedAt ?? '', 'dateTime');
  const when = made ? moment : `Before ${moment}`;
  return (
    <HistoryItem
      title={replacedBy === null ? <Now when={when} /> : when}
      meta={
        made
          ? `${actionOf(version, labels)} by ${made.made_by ?? 'the database’s owner'}`
          : 'Who saved it is no longer known'
      }
      action={
        replacedBy !== null && (
          <Button
            tone="neutral"
            variant="outline"
            size="small"
            aria-expanded={expanded}
            aria-label={`Compare the version of ${when}`}
            onClick={onToggle}
          >
            Compare
          </Button>
        )
      }
    >
      {expanded && children}
    </HistoryItem>
  );
}

function Now({ when }: { when: string }) {
  return (
    <>
      {when} <Badge variant="secondary">Now</Badge>
    </>
  );
}

function actionOf({ made, broughtBack }: Version, labels: VersionItemProps['labels']): string {
  if (broughtBack) return 'Brought back';
  if (made?.action === 'insert') return 'Created';
  const fields = made?.changed.flatMap((column) => labels[column] ?? []) ?? [];
  return fields.length > 0 ? `${fields.join(', ')} changed` : 'Changed';
}
