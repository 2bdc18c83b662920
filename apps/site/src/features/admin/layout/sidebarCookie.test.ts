// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { readSidebarOpen, writeSidebarOpen } from './sidebarCookie';

test.each([true, false])(
  'the state (open: %s) is stored for seven days, for the whole site',
  (open) => {
    const write = vi.spyOn(document, 'cookie', 'set');
    writeSidebarOpen(open);
    const cookie = `sidebar_state=${open}; path=/; max-age=604800; SameSite=Lax`;
    expect(write.mock.calls).toEqual([[cookie]]);
  },
);

test.each([
  ['', true],
  ['theme=dark; sidebar_state=true', true],
  ['sidebar_state=false; other=1', false],
  ['my_sidebar_state=false', true],
  ['sidebar_state=false2', true],
])('with the cookies %j, open is %s', (cookies, open) => {
  vi.spyOn(document, 'cookie', 'get').mockReturnValue(cookies);
  expect(readSidebarOpen()).toBe(open);
});
