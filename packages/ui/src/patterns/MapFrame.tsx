import { useSyncExternalStore } from 'react';
import { Kolam } from '../primitives/Kolam';
import { drawing, frame, map, mapless } from './MapFrame.css';

export interface MapFrameProps {
  /** Names the frame. */
  title: string;
  /** The address of an embeddable map. */
  src: string;
}

const subscribe = (onChange: () => void) => {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
};

/** A map that loads when it comes near the screen; without a network its place keeps a drawing. */
export function MapFrame({ title, src }: MapFrameProps) {
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    // A built page does not know, and draws its own words before it asks for a map.
    () => undefined,
  );
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
  return (
    <div className={map}>
      <div className={mapless}>
        <Kolam seed={title} columns={9} className={drawing} />
      </div>
      {online === undefined ? <noscript>{embedded}</noscript> : online && embedded}
    </div>
  );
}
