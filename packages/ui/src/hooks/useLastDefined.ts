import { useState } from 'react';

/** The last value that was not undefined, e.g. for a dialog that is still fading out. */
export function useLastDefined<Value>(value: Value | undefined): Value | undefined {
  const [last, setLast] = useState(value);
  if (value !== undefined && value !== last) setLast(value);
  return value ?? last;
}
