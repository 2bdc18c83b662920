import type { LinkComponent } from '@agency/ui/primitives/LinkProvider';
import { Link, useLocation } from 'react-router-dom';
import { dialogState } from './dialogState';

/** An in-app link. From a list to one of its entries it opens the entry's dialog over the list. */
export const RouterLink: LinkComponent = ({ href, ...rest }) => {
  const { pathname } = useLocation();
  return <Link {...rest} to={href} state={dialogState(pathname, href)} />;
};
