import { parseUrl } from '@agency/model/text/parseUrl';
import { useEffect, useState } from 'react';
import { absolute } from '#src/lib/paths.ts';

/** Counts a view of each page, and sends how fast the first one was for its visitor. */
export function useAnalytics(pathname: string): void {
  const [opened] = useState(pathname);
  useEffect(() => {
    const origin = parseUrl(document.referrer)?.origin;
    const referrer = origin === window.location.origin ? undefined : origin;
    sendPageEvent({ name: 'pageview', url: absolute(pathname), referrer });
  }, [pathname]);
  useEffect(() => {
    const url = absolute(opened);
    import('./watchWebVitals').then(
      ({ watchWebVitals }) =>
        watchWebVitals((props) => sendPageEvent({ name: 'Web Vitals', url, props })),
      // Without its code, the figures are left out.
      () => {},
    );
  }, [opened]);
}

/** What is counted of a page, without anything that identifies who views it. */
interface PageEvent {
  name: 'pageview' | 'Web Vitals';
  /** Without query and fragment. */
  url: string;
  /** Origin of the site that led here; absent within this site. */
  referrer?: string | undefined;
  /** Figures beside the event. */
  props?: Record<string, string | number>;
}

interface Asks {
  globalPrivacyControl?: boolean;
  doNotTrack?: string | null;
}

/**
 * Sends an event as Plausible takes it, unless the visitor's browser asks otherwise. One that can't be sent
 * is left out.
 */
function sendPageEvent(event: PageEvent): void {
  const { globalPrivacyControl, doNotTrack } = navigator as Asks;
  const { VITE_COUNTS_URL: endpoint } = import.meta.env;
  if (globalPrivacyControl || doNotTrack === '1' || !endpoint) return;
  const domain = new URL(event.url).hostname;
  fetch(endpoint, {
    method: 'POST',
    body: JSON.stringify({ domain, ...event }),
    // Plain text needs no preflight, and nothing that the browser stores goes along.
    headers: { 'Content-Type': 'text/plain' },
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    keepalive: true,
  }).catch(() => {});
}
