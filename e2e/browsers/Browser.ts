/** What the journeys need of a tab, whichever protocol drives its browser. */
export interface Tab {
  goto: (url: string) => Promise<void>;
  back: () => Promise<void>;
  /** Runs a function in the page; it sees nothing of this program but its arguments. */
  run: <Args extends unknown[], Result>(
    task: (...args: Args) => Result,
    ...args: Args
  ) => Promise<Awaited<Result>>;
  /** Presses at a place of the window, in CSS pixels. */
  click: (x: number, y: number) => Promise<void>;
  type: (text: string) => Promise<void>;
  /** Presses a key while others are held, such as `'Control', 'b'`. */
  keys: (...names: string[]) => Promise<void>;
  /** Chooses a file in the field that the selector finds. */
  choose: (selector: string, path: string) => Promise<void>;
  resize: (width: number, height: number) => Promise<void>;
  /** A PNG of what the window shows. */
  picture: () => Promise<Uint8Array>;
}

export interface Browser {
  openTab: () => Promise<Tab>;
  /** Errors and warnings of consoles, and violations of the content security policy, so far. */
  problems: string[];
  close: () => Promise<void>;
}

/**
 * Whether a console message is a fault of the site. What names another host is none, because tests have no
 * network, unless the content security policy forbids it. Firefox also reports a font whose page was left
 * while it loaded.
 */
export const isProblem = (message: string) =>
  /content.security.policy/i.test(message) ||
  !/https?:\/\/(?!localhost)|downloadable font.*status=2152398850/.test(message);
