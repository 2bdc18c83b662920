/** An entry that differs from what the last build made pages of. */
export interface WaitingEntry {
  id: string;
  title: string;
  change: 'created' | 'changed' | 'deleted';
}
