import { type ReactNode, useCallback, useEffect, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { pressedKey } from '../hooks/pressedKey';
import { cx } from './cx';
import { content, frame as frameClass, room as roomClass, screen } from './ViewportFrame.css';

/** CSS px on either side of the screen. */
const BORDER = 1;

export interface ViewportFrameProps {
  /** Accessible name. */
  title: string;
  /** Of the screen, CSS px. */
  width: number;
  /** Gives it its height. */
  className: string;
  children: ReactNode;
}

/**
 * Shows its children as a screen of this width would: in a document of their own, so that media queries
 * and viewport units are those of that screen. It is scaled down where there is less room, and scrolls;
 * nothing in it can be pressed or focused.
 */
export function ViewportFrame({ title, width, className, children }: ViewportFrameProps) {
  const [room, setRoom] = useState<HTMLElement | null>(null);
  const [page, setPage] = useState<Document | null>(null);
  const size = useSize(room);
  const open = useCallback(
    (frame: HTMLIFrameElement | null) => setPage(frame?.contentDocument ?? null),
    [],
  );
  // Before the first paint: no flash of unstyled content.
  useLayoutEffect(() => (page ? connect(page) : undefined), [page]);
  const scale = size && Math.min(1, (size.width - 2 * BORDER) / width);
  const height = size && size.height - 2 * BORDER;
  return (
    <div ref={setRoom} className={cx(roomClass, className)}>
      {scale !== undefined && height !== undefined && (
        <div className={screen} style={{ width: width * scale, height }}>
          <iframe
            ref={open}
            // Some browsers replace the empty document by another one.
            onLoad={({ currentTarget }) => open(currentTarget)}
            title={title}
            className={frameClass}
            style={{ width, height: height / scale, transform: `scale(${scale})` }}
          />
        </div>
      )}
      {page &&
        createPortal(
          <div inert className={content}>
            {children}
          </div>,
          page.body,
        )}
    </div>
  );
}

/** Inner size of an element in CSS px, without transforms; undefined until it is measured. */
function useSize(element: HTMLElement | null): DOMRectReadOnly | undefined {
  const [size, setSize] = useState<DOMRectReadOnly>();
  useEffect(() => {
    if (!element) return;
    const observer = new ResizeObserver(([entry]) => setSize(entry?.contentRect));
    observer.observe(element);
    return () => observer.disconnect();
  }, [element]);
  return size;
}

/** Keeps theme and styles of the frame those of the page, and hands the frame's keys to the page. */
function connect(page: Document): (() => void) | undefined {
  const view = page.defaultView;
  if (!view) return undefined;
  const root = document.documentElement;
  let copied: CSSStyleSheet[] = [];
  const copy = () => {
    page.documentElement.lang = root.lang;
    // A preview shows what its author wrote, and changes with each key.
    page.documentElement.translate = false;
    page.documentElement.setAttribute('data-theme', root.dataset.theme ?? '');
    // A scrollbar would take a part of the width.
    page.documentElement.style.scrollbarWidth = 'none';
    const sheets = [...document.styleSheets, ...document.adoptedStyleSheets];
    if (copied.length === sheets.length && sheets.every((sheet) => copied.includes(sheet))) return;
    copied = sheets;
    page.adoptedStyleSheets = sheets.map(({ cssRules }) => {
      // A document takes only sheets that were made in it.
      const sheet = new view.CSSStyleSheet();
      sheet.replaceSync([...cssRules].map(({ cssText }) => cssText).join('\n'));
      return sheet;
    });
  };
  const press = (event: KeyboardEvent) => {
    // WebKit acts on dispatched keys as well: Tab would move the focus twice.
    if (pressedKey(event) !== 'Escape' && !event.ctrlKey && !event.metaKey) return;
    const pressed = new KeyboardEvent(event.type, event);
    if (view.frameElement?.dispatchEvent(pressed) === false) event.preventDefault();
  };
  copy();
  // What is shown later may come with styles of its own.
  const observer = new MutationObserver(copy);
  observer.observe(page.body, { childList: true, subtree: true });
  observer.observe(root, { attributeFilter: ['data-theme'] });
  page.addEventListener('keydown', press);
  return () => {
    observer.disconnect();
    page.removeEventListener('keydown', press);
  };
}
