import type { Location } from 'react-router-dom';
import { paths } from './paths';

/** Kept in the history: the list that an entry's dialog is open over. */
export interface DialogHistoryState {
  listBehind: string;
  /** The filter of the list, as in its URL. */
  search: string;
}

const LISTS: readonly string[] = [paths.blog, paths.portfolio];

/** The history state of a link; null unless it leads from a list to one of its entries. */
export function dialogHistoryState(from: string, to: string): DialogHistoryState | null {
  const list = from.replace(/\/$/, '');
  const isEntry = LISTS.includes(list) && to.startsWith(`${list}/`) && to !== `${list}/archive`;
  return isEntry ? { listBehind: list, search: window.location.search } : null;
}

/** The list that a dialog is open over at this location; undefined where there is none. */
export function listBehindOf({ state }: Location): string | undefined {
  return (state as Partial<DialogHistoryState> | null)?.listBehind;
}
