import { Component, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';

interface BoundaryProps {
  /** The address. The next one gets another try. */
  readonly at: string;
  readonly fallback: ReactNode;
  readonly children: ReactNode;
}

interface BoundaryState {
  readonly isBroken: boolean;
  readonly at: string;
}

class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { isBroken: false, at: this.props.at };

  static getDerivedStateFromError(): Partial<BoundaryState> {
    return { isBroken: true };
  }

  static getDerivedStateFromProps({ at }: BoundaryProps, state: BoundaryState) {
    return at === state.at ? null : { isBroken: false, at };
  }

  override render(): ReactNode {
    return this.state.isBroken ? this.props.fallback : this.props.children;
  }
}

/** Shows the fallback if a child throws, until the next navigation. React's root reports the error. */
export function ErrorBoundary(props: {
  readonly fallback: ReactNode;
  readonly children: ReactNode;
}) {
  const { pathname, key } = useLocation();
  return <Boundary at={`${pathname} ${key}`} {...props} />;
}
