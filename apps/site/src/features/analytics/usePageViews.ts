import { parseUrl } from '@agency/model/parseUrl';
import { useEffect } from 'react';
import type { Analytics } from '../../lib/analytics';
import { absolute } from '../../lib/paths';

/** A view of a page, without anything that identifies who views it. */
interface PageView {
  /** Without query and fragment. */
  url: string;
  /** Origin of the site that led here; absent within this site. */
  referrer: string | undefined;
}

type Count = (view: PageView, endpoint: string) => Promise<unknown>;

/** How each provider takes a view. Another one is an entry here and in `analytics.ts`. */
const PROVIDERS: Record<Analytics['provider'], Count> = {
  plausible: (view, endpoint) => {
    const domain = new URL(view.url).hostname;
    return fetch(endpoint, {
      method: 'POST',
      body: JSON.stringify({ name: 'pageview', domain, ...view }),
      // Plain text needs no preflight, and nothing that the browser stores goes along.
      headers: { 'Content-Type': 'text/plain' },
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      keepalive: true,
    });
  },
};

interface Asks {
  globalPrivacyControl?: boolean;
  doNotTrack?: string | null;
}

/** Counts a view of each page of which the visitor's browser does not ask otherwise. */
export function usePageViews(pathname: string): void {
  useEffect(() => {
    const { globalPrivacyControl, doNotTrack } = navigator as Asks;
    if (globalPrivacyControl || doNotTrack === '1') return;
    const { VITE_COUNTS_PROVIDER: provider, VITE_COUNTS_URL: endpoint = '' } = import.meta.env;
    if (!provider) return;
    const origin = parseUrl(document.referrer)?.origin;
    const referrer = origin === window.location.origin ? undefined : origin;
    // A view that can't be counted is left out, without an error.
    PROVIDERS[provider]({ url: absolute(pathname), referrer }, endpoint).catch(() => {});
  }, [pathname]);
}
