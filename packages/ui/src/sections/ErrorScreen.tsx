import { StatusScreen } from './StatusScreen';

export interface ErrorScreenProps {
  /** The error's status or message; never a stack trace. */
  detail: string;
  home: { href: string; label: string };
  /** Renders what has failed again. */
  onRetry: () => void;
  /** `section` where a layout with its own `main` surrounds it; default `main`. */
  as?: 'section' | 'main';
}

/** The screen for an error in the application itself. */
export function ErrorScreen({ onRetry, as = 'main', ...rest }: ErrorScreenProps) {
  return (
    <StatusScreen
      {...rest}
      as={as}
      title="Unexpected Application Error!"
      retry={{ label: 'Try again', onRetry }}
    />
  );
}
