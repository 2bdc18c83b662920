import { parseUrl } from '@agency/model/text/parseUrl';
import { useEffect, useState } from 'react';
import { absolute } from '#src/lib/paths.ts';
import { sendPageEvent } from './sendPageEvent';

/** Counts a view of each page, and sends how fast the first one was for its visitor. */
export function usePageViews(pathname: string): void {
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
