import { Component, type ReactNode } from 'react';
import { MissingCodeError } from '@/lib/router';
import { ErrorScreen } from './error-screen';
import { loadNewBuild } from './new-build';

interface ErrorBoundaryProps {
  /** Another place has another chance. */
  place: string;
  children: ReactNode;
}

interface ErrorBoundaryState {
  failed: { error: unknown; place: string } | null;
}

/** Shows the error screen in place of what broke down, until the visitor goes elsewhere. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { failed: null };

  static getDerivedStateFromError(error: unknown): ErrorBoundaryState {
    return { failed: { error, place: '' } };
  }

  static getDerivedStateFromProps({ place }: ErrorBoundaryProps, { failed }: ErrorBoundaryState): ErrorBoundaryState {
    if (!failed) return { failed };
    if (failed.place === '') return { failed: { ...failed, place } };
    return { failed: failed.place === place ? failed : null };
  }

  override componentDidCatch(error: unknown): void {
    if (error instanceof MissingCodeError) void loadNewBuild();
  }

  override render() {
    const { failed } = this.state;
    return failed ? <ErrorScreen error={failed.error} /> : this.props.children;
  }
}
