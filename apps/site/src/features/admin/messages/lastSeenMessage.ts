import type { Cursor } from '#src/lib/backend/keysetPagination.ts';
import { localStore } from '#src/lib/localStore.ts';

const keyOf = (userId: string) => `messages-seen:${userId}`;

/** The newest message that an account has seen on this device; undefined before its first visit. */
export function readLastSeen(userId: string): Cursor | undefined {
  try {
    const { id, created_at } = JSON.parse(localStore.getItem(keyOf(userId)) ?? '');
    return typeof id === 'string' && typeof created_at === 'string'
      ? { id, created_at }
      : undefined;
  } catch {
    return undefined;
  }
}

export function writeLastSeen(userId: string, { id, created_at }: Cursor): void {
  localStore.setItem(keyOf(userId), JSON.stringify({ id, created_at }));
}
