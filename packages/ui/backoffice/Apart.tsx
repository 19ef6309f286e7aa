import { Component, type ReactNode, Suspense } from 'react'

/**
 * A part of a screen that may come late or not at all: while its code is loading, when the network is lost on the way, and when it fails, it
 * stays away. What stands around it stays. React reports the failure to the console.
 */
export class Apart extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false }
  static getDerivedStateFromError = () => ({ hasFailed: true })

  override render(): ReactNode {
    return this.state.hasFailed ? null : <Suspense fallback={null}>{this.props.children}</Suspense>
  }
}
