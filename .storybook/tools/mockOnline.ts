import { spyOn } from 'storybook/test';

/**
 * Makes `navigator.onLine` say this, whatever the machine's own network is; no event is sent.
 * @returns a function that restores it
 */
export function mockOnline(online: boolean) {
  const spy = spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
  return () => spy.mockRestore();
}
