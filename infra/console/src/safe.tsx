import { Alert } from '@forecourt/ui/alert';
import { Component, type ReactNode } from 'react';

interface SafeProps {
  /** The address of the view. With another one the view is tried again. */
  of: unknown;
  children: ReactNode;
}

/** Shows a view. If it throws an error, the rest of the page stays. */
export class Safe extends Component<SafeProps, { error: unknown }> {
  override state = { error: undefined };

  static getDerivedStateFromError = (error: unknown) => ({ error: error ?? 'unknown' });

  override componentDidUpdate({ of }: SafeProps): void {
    if (this.state.error !== undefined && of !== this.props.of) this.setState({ error: undefined });
  }

  override render(): ReactNode {
    if (this.state.error === undefined) return this.props.children;
    return (
      <Alert tone="danger" title="This view cannot be shown">
        <p>{String(this.state.error)}</p>
        <p>It is an error of the console. Load the page again, or use the command meanwhile.</p>
      </Alert>
    );
  }
}
