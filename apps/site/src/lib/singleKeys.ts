import { localStore } from './storage';

const NAME = 'single-keys';

/** Whether `/` and `?` are shortcuts; they can be switched off, since speech input may press them. */
export const areSingleKeysOn = (): boolean => localStore.getItem(NAME) !== 'off';

export const switchSingleKeys = (on: boolean): void => localStore.setItem(NAME, on ? 'on' : 'off');
