import { useState } from 'react';

/** The last value that was defined: what a closing dialog goes on showing while it leaves. */
export function useLastDefined<Value>(value: Value | undefined): Value | undefined {
  const [last, setLast] = useState(value);
  if (value !== undefined && value !== last) setLast(value);
  return value ?? last;
}
