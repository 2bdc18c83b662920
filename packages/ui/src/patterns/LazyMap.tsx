import { type ReactNode, useRef, useState, useSyncExternalStore } from 'react';
import { useInView } from '../hooks/useInView';
import { useOriginReachable } from '../hooks/useOriginReachable';
import { Button } from '../primitives/Button';
import { cx } from '../primitives/cx';
import { Icon } from '../primitives/Icon';
import { Stack } from '../primitives/Stack';
import { Text } from '../primitives/Text';
import { card, cornerCard, frame, ground, map, pin } from './LazyMap.css';

/** How far from the screen the map begins to load. */
const NEAR = { rootMargin: '400px 0px' };

/** @public */
export const lazyMapWords = { show: 'Show the map' };

export interface LazyMapProps {
  /** Accessible name of the iframe. */
  title: string;
  /** URL of an embeddable map. */
  src: string;
  /** A small picture on the map's site: where it does not load, the map is not embedded. */
  probe?: string;
  /** Postal address, shown while there is no map. */
  address?: string;
  /** Default: English. */
  words?: typeof lazyMapWords;
  /** Ways to the place, below the address and in a corner of the map. Default: none. */
  children?: ReactNode;
}

type Network = 'unknown' | 'offline' | 'saving' | 'online';

/**
 * A map that loads when its place comes near the screen, or by a button where the visitor saves
 * data. Where it cannot load, a pin and the address stay in its place.
 */
export function LazyMap(props: LazyMapProps) {
  const { title, src, probe, address, words = lazyMapWords, children } = props;
  const place = useRef<HTMLDivElement>(null);
  const near = useInView(place, NEAR);
  const network = useSyncExternalStore(subscribe, networkNow, () => 'unknown' as const);
  const [asked, setAsked] = useState(false);
  const show = () => {
    // The button leaves with the focus, which would fall to the body.
    place.current?.focus();
    setAsked(true);
  };
  const embedded = (
    <iframe
      title={title}
      src={src}
      loading="lazy"
      referrerPolicy="no-referrer"
      sandbox="allow-scripts allow-same-origin allow-popups"
      className={frame}
    />
  );
  const wanted = asked ? network !== 'offline' : near && network === 'online';
  const reachable = useOriginReachable(probe, wanted);
  const loads = wanted && reachable === true;
  return (
    <div ref={place} tabIndex={-1} className={map}>
      <div aria-hidden="true" className={ground} />
      {network === 'unknown' ? <noscript>{embedded}</noscript> : loads && embedded}
      {!loads && <Icon name="pin" size="large" className={pin} />}
      <Stack gap="small" align="start" className={cx(card, loads && cornerCard)}>
        {address !== undefined && !loads && (
          <Text size="small" tone="muted">
            {address}
          </Text>
        )}
        {network === 'saving' && !asked && (
          <Button tone="neutral" onClick={show}>
            {words.show}
          </Button>
        )}
        {children}
      </Stack>
    </div>
  );
}

/** The Network Information API, which not every browser has. */
interface Connection extends EventTarget {
  saveData?: boolean;
}

const connection = () => (navigator as { connection?: Connection }).connection;

function networkNow(): Network {
  if (!navigator.onLine) return 'offline';
  return connection()?.saveData ? 'saving' : 'online';
}

function subscribe(onChange: () => void): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  window.addEventListener('online', onChange, { signal });
  window.addEventListener('offline', onChange, { signal });
  connection()?.addEventListener('change', onChange, { signal });
  return () => ended.abort();
}
