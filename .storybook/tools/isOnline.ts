import { spyOn } from 'storybook/test';

/** Whatever the machine's own network is. @returns what undoes it */
export function isOnline(value: boolean) {
  const online = spyOn(navigator, 'onLine', 'get').mockReturnValue(value);
  return () => online.mockRestore();
}
