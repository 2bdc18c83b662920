import { createContext, type ReactNode, use, useSyncExternalStore } from 'react';

const TimeZone = createContext<string | undefined>(undefined);

export interface TimeZoneProviderProps {
  /** IANA time zone of dates in prerendered markup, such as `Asia/Kolkata`. */
  zone: string;
  children: ReactNode;
}

/** Names the time zone in which a page without a viewer, one that is prerendered, writes its dates. */
export function TimeZoneProvider({ zone, children }: TimeZoneProviderProps) {
  return <TimeZone value={zone}>{children}</TimeZone>;
}

const subscribe = () => () => {};

/**
 * The time zone to write dates in: the provider's while markup is prerendered and hydrated, then
 * undefined, which stands for the viewer's. The change renders once and needs no mismatch warning.
 */
export function useTimeZone(): string | undefined {
  const zone = use(TimeZone);
  return useSyncExternalStore(
    subscribe,
    () => undefined,
    () => zone,
  );
}
