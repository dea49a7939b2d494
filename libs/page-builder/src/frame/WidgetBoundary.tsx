import { Component, type ReactNode } from 'react'

interface BoundaryProps {
  readonly renderFailed: (retry: () => void) => ReactNode
  /** With another one it tries again by itself. */
  readonly resetBy: unknown
  readonly children: ReactNode
}

interface BoundaryState {
  readonly isFailed: boolean
  readonly resetBy: unknown
}

/** Keeps what one widget throws from all others. */
export class WidgetBoundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { isFailed: false, resetBy: this.props.resetBy }

  static getDerivedStateFromProps({ resetBy }: BoundaryProps, state: BoundaryState) {
    return state.resetBy === resetBy ? null : { isFailed: false, resetBy }
  }

  static getDerivedStateFromError() {
    return { isFailed: true }
  }

  override render() {
    const { renderFailed, children } = this.props
    return this.state.isFailed ? renderFailed(() => this.setState({ isFailed: false })) : children
  }
}
