import { useEffect, useState } from 'react';

/**
 * Whether a value has not changed for a while; true at first.
 * @param delay in milliseconds
 */
export function useSettled(value: string, delay: number): boolean {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(setSettled, delay, value);
    return () => clearTimeout(timer);
  }, [value, delay]);
  return settled === value;
}
