import { useEffect, useState } from 'react';

/** A value as it was when it had not changed for a while. @param pause in milliseconds */
export function useDebounced<Value>(value: Value, pause: number): Value {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(() => value), pause);
    return () => clearTimeout(timer);
  }, [value, pause]);
  return debounced;
}
