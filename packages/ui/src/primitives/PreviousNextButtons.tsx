import { pressedKey } from '../hooks/pressedKey';
import type { PreviousNext } from '../hooks/useListNeighbours';
import { Button } from './Button';
import { entryIcons } from './entryIcons';
import { Icon } from './Icon';
import { step, steps } from './PreviousNextButtons.css';
import { sharedWords } from './sharedWords';

const ARROW_LEFT = 'M20 12H4M10 6l-6 6 6 6';
const LOOK = { tone: 'neutral', variant: 'plain', size: 'small', className: step } as const;

/** Buttons from what a dialog shows to what stands before and after it. They keep the focus at the ends. */
export function PreviousNextButtons({ onPrevious, onNext }: PreviousNext) {
  return (
    <div className={steps}>
      <Button
        {...LOOK}
        aria-disabled={!onPrevious}
        aria-keyshortcuts="ArrowLeft"
        onClick={onPrevious}
      >
        <Icon name={ARROW_LEFT} size="small" />
        {sharedWords.previous}
      </Button>
      <Button {...LOOK} aria-disabled={!onNext} aria-keyshortcuts="ArrowRight" onClick={onNext}>
        {sharedWords.next}
        <Icon name={entryIcons.arrowRight} size="small" />
      </Button>
    </div>
  );
}

/** What uses the arrow keys itself: a text field, a box that scrolls sideways. */
const usesArrows = (target: EventTarget) =>
  target instanceof HTMLElement &&
  (target.matches('input, textarea, select, [contenteditable]') ||
    target.scrollWidth > target.clientWidth + 1);

/** Takes the step that an arrow key asks for. */
export function stepByKey(event: React.KeyboardEvent, { onPrevious, onNext }: PreviousNext): void {
  const step = { ArrowLeft: onPrevious, ArrowRight: onNext }[pressedKey(event) ?? ''];
  const modified = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
  if (!step || modified || event.defaultPrevented || usesArrows(event.target)) return;
  event.preventDefault();
  step();
}
