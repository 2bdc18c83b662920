import { type ReactNode, useDeferredValue, useMemo, useRef } from 'react';
import { type Control, type FieldValues, useWatch } from 'react-hook-form';
import { useDebounced } from '../hooks/useDebounced';
import { useScrollPreviewToCaret } from './useScrollPreviewToCaret';

interface LivePreviewProps<Fields extends FieldValues, Saved> {
  control: Control<Fields, unknown, Saved>;
  /** The same function in each render. */
  children: (values: Fields) => ReactNode;
}

/** Milliseconds without a change after which a preview follows: drawing a long text would delay the next key. */
const PAUSE = 300;

/** Renders what a form holds, anew when its writer pauses, and shows the block in which they write. */
export function LivePreview<Fields extends FieldValues, Saved>(
  props: LivePreviewProps<Fields, Saved>,
) {
  const { control, children } = props;
  const ref = useRef<HTMLDivElement>(null);
  const values = useWatch({ control }) as Fields;
  const shown = useDeferredValue(useDebounced(values, PAUSE));
  useScrollPreviewToCaret(ref, shown, PAUSE);
  const preview = useMemo(() => children(shown), [children, shown]);
  return <div ref={ref}>{preview}</div>;
}
