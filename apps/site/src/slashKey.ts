import { localStore } from './storage';

const KEY = 'slash-key';

/** Whether `/` opens the search; a visitor may switch it off, since speech input may press it. */
export const isSlashOn = (): boolean => localStore.getItem(KEY) !== 'off';

export const setSlash = (on: boolean): void =>
  on ? localStore.removeItem(KEY) : localStore.setItem(KEY, 'off');
