// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readSidebarOpen, writeSidebarOpen } from './useSidebar';

let jar: string;
const write = vi.fn<(cookie: string) => void>();

beforeEach(() => {
  jar = '';
  write.mockReset();
  vi.spyOn(document, 'cookie', 'get').mockImplementation(() => jar);
  vi.spyOn(document, 'cookie', 'set').mockImplementation(write);
});

afterEach(() => {
  vi.restoreAllMocks();
});

test.each([true, false])(
  'the state (open: %s) is stored for seven days, for the whole site',
  (open) => {
    writeSidebarOpen(open);
    expect(write).toHaveBeenCalledTimes(1);
    const [pair, ...attributes] = write.mock.calls[0]?.[0].split('; ') ?? [];
    expect(pair).toBe(`sidebar_state=${open}`);
    expect(attributes.toSorted()).toEqual(['SameSite=Lax', 'max-age=604800', 'path=/']);
  },
);

test.each([
  ['', true],
  ['theme=dark; sidebar_state=true', true],
  ['sidebar_state=false; other=1', false],
  ['my_sidebar_state=false', true],
  ['sidebar_state=false2', true],
])('with the cookies %j, open is %s', (cookies, open) => {
  jar = cookies;
  expect(readSidebarOpen()).toBe(open);
});
