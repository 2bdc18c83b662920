import { StatusScreen } from './StatusScreen';

export interface ErrorScreenProps {
  /** The error's status or message; never a stack trace. */
  detail: string;
  home: { href: string; label: string };
}

/** The screen for an error in the application itself. */
export function ErrorScreen(props: ErrorScreenProps) {
  return <StatusScreen {...props} as="main" title="Unexpected Application Error!" />;
}
