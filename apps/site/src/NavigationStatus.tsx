import { retryChunks, useChunkFailure } from '@agency/ui/hooks/lazyChunk';
import { StatusMessage } from '@agency/ui/primitives/StatusMessage';
import { PageNotice } from '@agency/ui/sections/PageNotice';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { layout } from './content/layout';
import { backgroundOf } from './dialogState';
import { useNavigation } from './navigation';
import { chunksAt, Finder } from './pageChunks';

/** Milliseconds after which a navigation that waits is announced. */
const ANNOUNCED_AFTER = 1000;

/** Tells of a page or a part of it that could not be downloaded, or whose download takes long. */
export function NavigationStatus() {
  const location = useLocation();
  const chunks = [...chunksAt(location.pathname, backgroundOf(location)), Finder];
  const partFailed = useChunkFailure(chunks) !== undefined;
  const navigation = useNavigation();
  const waits = navigation !== undefined && !navigation.failed;
  const [long, setLong] = useState(false);
  useEffect(() => {
    if (!waits) return;
    const timer = setTimeout(setLong, ANNOUNCED_AFTER, true);
    return () => {
      clearTimeout(timer);
      setLong(false);
    };
  }, [waits]);

  if (waits) return long && <StatusMessage text={layout.pageLoading} />;
  if (navigation) return <PageNotice text={layout.pageFailed} onRetry={navigation.retry} />;
  return (
    partFailed && (
      <PageNotice
        text={layout.partFailed}
        onRetry={() => {
          // The button goes when the download begins.
          document.querySelector('main')?.focus({ preventScroll: true });
          void retryChunks(chunks);
        }}
      />
    )
  );
}
