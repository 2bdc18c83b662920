import { type ComponentProps, type RefObject, useCallback } from 'react';
import type { PreviousNext } from '../hooks/useListNeighbours';
import { Dialog } from '../primitives/Dialog';
import { PreviousNextButtons, stepByKey } from '../primitives/PreviousNextButtons';
import { growFrom } from './growFrom';

export interface ItemDialogProps
  extends Omit<ComponentProps<typeof Dialog>, 'ref' | 'controls' | 'finalFocus'> {
  /** Ways to the items beside it, by buttons and arrow keys. Default: none. */
  steps?: PreviousNext | undefined;
  /** Receives the focus on closing; the dialog grows out of the `article` around it. Default: what had it before. */
  finalFocus?: RefObject<HTMLElement | null> | undefined;
}

/** A dialog that shows one item of a list. */
export function ItemDialog({ steps, finalFocus, ...dialog }: ItemDialogProps) {
  const grow = useCallback(
    (element: HTMLElement | null) => {
      const card = finalFocus?.current?.closest('article');
      if (element && card) growFrom(card, element);
    },
    [finalFocus],
  );
  return (
    <Dialog
      ref={grow}
      {...(finalFocus && { finalFocus })}
      {...(steps && {
        controls: <PreviousNextButtons {...steps} />,
        onKeyDown: (event) => stepByKey(event, steps),
      })}
      {...dialog}
    />
  );
}
