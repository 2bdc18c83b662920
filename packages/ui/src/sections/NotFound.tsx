import { StatusScreen } from './StatusScreen';

export interface NotFoundProps {
  title: string;
  home: { href: string; label: string };
  /** A link before the one to home: where what was looked for may be. Default: none. */
  list?: { href: string; label: string } | undefined;
}

/** The page for an unknown URL. */
export function NotFound(props: NotFoundProps) {
  return <StatusScreen {...props} seed="404" />;
}
