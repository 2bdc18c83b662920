import type { Draft } from '@agency/model/draft';
import { localStore } from './storage';

export const DRAFT_PREFIX = 'draft:';

/**
 * Keeps an unsaved text on this device. Apart from `drafts.ts`, which checks what it reads with a
 * library: a form whose code is missing has to keep its text as well.
 * @param owner id of an account, or `visitor`
 */
export function writeDraft(owner: string, name: string, values: Record<string, string>): void {
  const draft: Draft = { savedAt: Date.now(), values };
  localStore.setItem(`${DRAFT_PREFIX}${owner}:${name}`, JSON.stringify(draft));
}

/** Whether a text is kept that was not sent; it may be damaged or outdated. */
export const hasDraft = (owner: string, name: string): boolean =>
  localStore.getItem(`${DRAFT_PREFIX}${owner}:${name}`) !== null;

/** @param id of the row; 'new' for a row that is being created */
export const draftName = (table: string, id: string): string => `${table}:${id}`;

/** The contact message that a visitor has begun. */
export const MESSAGE_DRAFT = draftName('contact_messages', 'new');
