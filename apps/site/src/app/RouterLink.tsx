import type { LinkComponent } from '@agency/ui/primitives/LinkProvider';
import type { MouseEvent } from 'react';
import { createPath, parsePath, useLocation, useNavigate } from 'react-router-dom';
import { dialogHistoryState } from '../lib/dialogHistoryState';
import { paths } from '../lib/paths';
import { preloadPage } from './loading/lazyRoutes';
import { isPlainPress, navigateTo, useIsPending } from './loading/navigation';

/** An in-app link. From a list to one of its entries it opens the entry's dialog over the list. */
export const RouterLink: LinkComponent = ({ href, onClick, ...rest }) => {
  const location = useLocation();
  const navigate = useNavigate();
  const isPending = useIsPending(href);
  // Read when it is followed: a list's URL may have changed without rendering its links.
  const stateOf = () => dialogHistoryState(location.pathname, href);
  const preload = () => preloadPage(parsePath(href).pathname ?? '', stateOf()?.listBehind);
  const prefetch = () => void preload()?.catch(() => {});
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || !opensHere(event)) return;
    event.preventDefault();
    void navigateTo({
      href,
      preload,
      show: () => navigate(href, { state: stateOf(), replace: href === createPath(location) }),
      openDocument: () => window.location.assign(href),
    });
  };
  return (
    <a
      onFocus={prefetch}
      onPointerEnter={prefetch}
      {...rest}
      href={href}
      aria-busy={isPending || undefined}
      onClick={follow}
    />
  );
};

const isPanel = (pathname: string) => pathname.split('/', 2)[1] === paths.admin.slice(1);

/** The panel is a document of its own for those who come from a page: the page would lose the focus to it. */
const opensHere = (event: MouseEvent<HTMLAnchorElement>): boolean => {
  const { origin, pathname } = event.currentTarget;
  const { location } = window;
  const entersPanel = isPanel(pathname) && !isPanel(location.pathname);
  return isPlainPress(event) && origin === location.origin && !entersPanel;
};
