import { Component, type ReactNode } from 'react';
import { ScreenFailed } from './screen-failed.tsx';

/** Catches what fails while a screen loads or draws, and offers to try again. */
export class ScreenBoundary extends Component<
  { children: ReactNode; onRetry: () => void },
  { failed: boolean }
> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  private readonly retry = () => {
    this.props.onRetry();
    this.setState({ failed: false });
  };

  override render(): ReactNode {
    return this.state.failed ? <ScreenFailed onRetry={this.retry} /> : this.props.children;
  }
}
