import { useEffect, useState } from 'react';

/**
 * Whether a site answers. An iframe cannot detect it: it fires `load` for the browser's own error page.
 * @param image the URL of a small picture on that site; undefined counts as reachable
 * @param wanted the picture is requested once this is true
 * @returns undefined until the request has ended
 */
export function useOriginReachable(
  image: string | undefined,
  wanted: boolean,
): boolean | undefined {
  const [reachable, setReachable] = useState<boolean>();
  useEffect(() => {
    if (!wanted || image === undefined) return;
    const probe = new Image();
    const settle = () => setReachable(probe.naturalWidth > 0);
    probe.addEventListener('load', settle);
    probe.addEventListener('error', settle);
    probe.referrerPolicy = 'no-referrer';
    probe.src = image;
    return () => {
      probe.removeEventListener('load', settle);
      probe.removeEventListener('error', settle);
    };
  }, [image, wanted]);
  return image === undefined || reachable;
}
