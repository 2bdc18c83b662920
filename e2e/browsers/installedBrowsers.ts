import { existsSync, globSync } from 'node:fs';

/** Undefined where it is not installed. */
export const firefoxPath = ['/usr/bin/firefox-esr', '/usr/bin/firefox'].find(existsSync);

export const webkitDriver = '/usr/bin/WebKitWebDriver';

/** WebKitGTK's own browser; undefined where it, its driver or the screen in memory is not installed. */
export const webkitPath =
  existsSync(webkitDriver) && existsSync('/usr/bin/xvfb-run')
    ? globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser')[0]
    : undefined;

/** Whose journeys are left out on this machine, each with the way to get it. */
export const notInstalled = [
  { path: firefoxPath, text: 'Firefox is not installed (Debian: apt-get install firefox-esr)' },
  {
    path: webkitPath,
    text: 'WebKit is not installed (Debian: apt-get install webkit2gtk-driver xvfb)',
  },
].flatMap(({ path, text }) => (path ? [] : [text]));
