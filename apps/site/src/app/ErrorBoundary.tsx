import { StatusScreen } from '@agency/ui/sections/StatusScreen';
import { Component, type ReactNode } from 'react';
import { notFound } from '../content/notFound';

interface ErrorBoundaryProps {
  /** Leaving the URL that failed ends the error screen. */
  url: string;
  /** What the error screen is: `section` inside a layout, else `main`. */
  as: 'section' | 'main';
  children: ReactNode;
}

/** What libraries and bundlers say to developers. */
const TECHNICAL = /\b(?:https?|file):|\/assets\//;

/** Shows the error screen where rendering has failed, until another URL or 'Try again'. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { detail: string | undefined }> {
  override state: { detail: string | undefined } = { detail: undefined };

  static getDerivedStateFromError(error: unknown) {
    return { detail: describe(error) };
  }

  override componentDidUpdate(before: ErrorBoundaryProps) {
    if (before.url !== this.props.url && this.state.detail !== undefined) {
      this.setState({ detail: undefined });
    }
  }

  override render() {
    const { detail } = this.state;
    if (detail === undefined) return this.props.children;
    return (
      <StatusScreen
        title={notFound.errorTitle}
        detail={detail}
        home={notFound.home}
        onRetry={() => this.setState({ detail: undefined })}
        as={this.props.as}
      />
    );
  }
}

function describe(error: unknown): string {
  if (typeof error === 'object' && error !== null) {
    if ('status' in error && error.status) return String(error.status);
    // A browser's own errors are of other classes. React writes every error to the console.
    const { name, message } = error as Partial<Error>;
    if (name === 'Error' && message && !TECHNICAL.test(message)) return message;
  }
  return 'Unknown error';
}
