import { useLazyLoadFailed } from '@agency/ui/hooks/useLazyLoadFailed';
import { RetryAlert } from '@agency/ui/patterns/RetryAlert';
import { LiveRegion } from '@agency/ui/primitives/LiveRegion';
import { useEffect, useState } from 'react';
import { layout } from '../../content/layout';
import { loadAgain, useNavigation } from './navigation';

/** Milliseconds after which a navigation that waits is announced. */
const ANNOUNCED_AFTER = 1000;

/** Tells of a page or a part of it that could not be downloaded, or whose download takes long. */
export function LoadingStatus() {
  const loadFailed = useLazyLoadFailed();
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

  if (waits) return long && <LiveRegion text={layout.pageLoading} />;
  if (navigation) return <RetryAlert text={layout.pageFailed} onRetry={navigation.retry} />;
  return loadFailed && <RetryAlert text={layout.partFailed} onRetry={() => void loadAgain()} />;
}
