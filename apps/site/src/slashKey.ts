import { localStore } from './storage';

export const SLASH_KEY = 'slash-key';

/** Whether `/` opens the search; a visitor may switch it off, since speech input may press it. */
export const isSlashOn = (): boolean => localStore.getItem(SLASH_KEY) !== 'off';
