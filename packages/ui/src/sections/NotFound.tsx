import { StatusScreen } from './StatusScreen';

export interface NotFoundProps {
  title: string;
  home: { href: string; label: string };
}

/** The page for an unknown address. */
export function NotFound(props: NotFoundProps) {
  return <StatusScreen {...props} seed="404" />;
}
