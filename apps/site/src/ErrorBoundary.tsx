import { ErrorScreen } from '@agency/ui/sections/ErrorScreen';
import { Component, type ReactNode } from 'react';
import { notFound } from './content/notFound';

interface ErrorBoundaryProps {
  /** Leaving the address that failed ends the error screen. */
  address: string;
  children: ReactNode;
}

/** Shows the error screen where a page could not be rendered or downloaded. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { detail: string | undefined }> {
  override state: { detail: string | undefined } = { detail: undefined };

  static getDerivedStateFromError(error: unknown) {
    return { detail: describe(error) };
  }

  override componentDidUpdate(before: ErrorBoundaryProps) {
    if (before.address !== this.props.address && this.state.detail !== undefined) {
      this.setState({ detail: undefined });
    }
  }

  override render() {
    const { detail } = this.state;
    if (detail === undefined) return this.props.children;
    return <ErrorScreen detail={detail} home={notFound.home} />;
  }
}

function describe(error: unknown): string {
  if (typeof error === 'object' && error !== null) {
    if ('status' in error && error.status) return String(error.status);
    if ('message' in error && error.message) return String(error.message);
  }
  return 'Unknown error';
}
