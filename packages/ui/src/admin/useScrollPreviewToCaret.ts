import { parseMarkdown } from '@agency/model/markdown/parseMarkdown';
import { type RefObject, useEffect, useEffectEvent } from 'react';

/**
 * Scrolls the frame in an element to the block of Markdown in which the caret stands: of a text area with
 * `data-followed` in the same form.
 * @param shown what the frame shows; it is followed anew when that changes
 * @param pause milliseconds for which the caret rests before it is followed
 */
export function useScrollPreviewToCaret(
  preview: RefObject<HTMLElement | null>,
  shown: unknown,
  pause: number,
): void {
  const follow = useEffectEvent(() => {
    const area = document.activeElement;
    const page = preview.current?.querySelector('iframe')?.contentWindow;
    const isFollowed = area instanceof HTMLTextAreaElement && 'followed' in area.dataset;
    if (!page || !isFollowed || area.form !== preview.current?.closest('form')) return;
    const { value, selectionEnd } = area;
    const blocks = page.document.querySelector('[data-blocks]')?.children ?? [];
    const block = blocks[Math.min(blockAt(value, selectionEnd), blocks.length - 1)];
    if (!block) {
      // A text without marks is one block.
      const most = page.document.documentElement.scrollHeight - page.innerHeight;
      page.scrollTo({ top: (most * selectionEnd) / Math.max(1, value.length) });
      return;
    }
    const { top, bottom } = block.getBoundingClientRect();
    const isSeen = top >= 0 && Math.min(bottom, top + page.innerHeight / 2) <= page.innerHeight;
    if (!isSeen) page.scrollBy({ top: top - page.innerHeight / 4 });
  });
  useEffect(() => {
    if (shown) follow();
  }, [shown]);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const later = () => {
      clearTimeout(timer);
      timer = setTimeout(() => follow(), pause);
    };
    document.addEventListener('selectionchange', later);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('selectionchange', later);
    };
  }, [pause]);
}

/** The number of the block, from 0, to which a place in a text belongs. */
function blockAt(text: string, caret: number): number {
  const lineEnd = text.indexOf('\n', caret);
  const before = lineEnd === -1 ? text : text.slice(0, lineEnd);
  const blocks = parseMarkdown(before) ?? before.trim().split(/\n\s*\n/);
  return Math.max(0, blocks.length - 1);
}
