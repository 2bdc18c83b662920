import { createContext, type ReactNode, use } from 'react';
import { useIsHydrating } from '../hooks/useIsHydrating';

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

/**
 * The time zone to write dates in: the provider's in prerendered markup, then undefined, which stands for
 * the viewer's. While that markup is hydrated it is null: the dates that are there stay, since another
 * zone's calendar costs a slow phone a twentieth of a second.
 */
export function useTimeZone(): string | null | undefined {
  const zone = use(TimeZone);
  const isHydrating = useIsHydrating();
  if (typeof window === 'undefined') return zone;
  return isHydrating ? null : undefined;
}
