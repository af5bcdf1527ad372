import { Component, type ReactNode } from 'react';
import { part } from '../components/part.ts';
import { useLabels } from '../components/text/labels.ts';

interface Props {
  /** The content renders again when one of these values changes. */
  resetKeys: unknown[];
  fallback(error: Error): ReactNode;
  children: ReactNode;
}

interface State {
  resetKeys: unknown[];
  error: Error | null;
}

/** Contains the errors of its content, and renders a fallback. */
export class Boundary extends Component<Props, State> {
  override state: State = { resetKeys: this.props.resetKeys, error: null };

  static getDerivedStateFromProps({ resetKeys }: Props, state: State): State | null {
    return resetKeys.every((each, index) => each === state.resetKeys[index]) ? null : { resetKeys, error: null };
  }

  static getDerivedStateFromError(thrown: unknown) {
    return { error: thrown instanceof Error ? thrown : new Error(String(thrown)) };
  }

  override render(): ReactNode {
    return this.state.error ? this.props.fallback(this.state.error) : this.props.children;
  }
}

/** The fallback for a route. */
export function AppFailure({ message }: { message: string }) {
  const { reload } = useLabels();
  return (
    <main id="of-main" {...part('wrap', 'wrap failure')}>
      <div {...part('empty')} role="alert">
        <div>
          <h1 tabIndex={-1}>Unexpected Application Error!</h1>
          <p>
            <code>{message}</code>
          </p>
          <button type="button" {...part('button')} onClick={() => location.reload()}>
            {reload}
          </button>
        </div>
      </div>
    </main>
  );
}

/** The fallback for a block. */
export function BlockFailure() {
  const { blockFailed } = useLabels();
  return (
    <div {...part('wrap', 'wrap failure')}>
      <p {...part('empty')} role="alert">
        {blockFailed}
      </p>
    </div>
  );
}
