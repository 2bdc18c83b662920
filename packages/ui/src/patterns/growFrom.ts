import { isOnScreen } from '../primitives/isOnScreen';
import { duration, easing } from '../tokens/motion';

/**
 * Shows a new dialog as it grows out of a card, unless reduced motion is preferred. A picture that both
 * have begins where the card has it, and takes the dialog with it.
 *
 * This is an animation of the element and no view transition: while the browser takes its snapshots,
 * a press goes to the root element, and a dialog could not be closed by a press outside.
 */
export function growFrom(card: Element, dialog: HTMLElement): void {
  if (!window.matchMedia('(prefers-reduced-motion: no-preference)').matches) return;
  if (!isOnScreen(card)) return;
  const picture = card.querySelector('img');
  const larger = [...dialog.querySelectorAll('img')].find(({ src }) => src === picture?.src);
  const [start, end] = picture && larger ? [picture, larger] : [card, dialog];
  const from = start.getBoundingClientRect();
  const to = end.getBoundingClientRect();
  if (to.width === 0 || to.height === 0) return;
  // The dialog's own transform, which the animation replaces. Both are about the dialog's middle.
  const { a, d, e, f } = new DOMMatrix(getComputedStyle(dialog).transform);
  const box = dialog.getBoundingClientRect();
  const middle = { x: box.left + box.width / 2, y: box.top + box.height / 2 };
  const scale = { x: (from.width / to.width) * a, y: (from.height / to.height) * d };
  const right = from.left - (middle.x - e) - (scale.x / a) * (to.left - middle.x);
  const down = from.top - (middle.y - f) - (scale.y / d) * (to.top - middle.y);
  dialog.animate(
    [
      {
        opacity: 0,
        transform: `translate(${right}px, ${down}px) scale(${scale.x}, ${scale.y})`,
      },
      { opacity: 1, transform: 'none' },
    ],
    { duration: duration.normal, easing: easing.standard },
  );
}
