import type { ComponentType } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import { backgroundOf } from '#src/lib/dialogState.ts';

export interface ListOrEntryProps {
  /** The list, which opens the dialog of an entry that the URL names. */
  List: ComponentType;
  Entry: ComponentType;
}

/** One element for a list and its entries, so that the list stays mounted under a dialog. */
export function ListOrEntry({ List, Entry }: ListOrEntryProps) {
  const { name } = useParams();
  const inDialog = backgroundOf(useLocation()) !== undefined;
  return name !== undefined && !inDialog ? <Entry key={name} /> : <List />;
}
