import { Component, type ReactNode, Suspense } from 'react'

/**
 * An optional part of a screen. It shows nothing while its code is loading, if loading fails, and if it throws. The other parts of the
 * screen are not affected. React reports the error to the console.
 */
export class Apart extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false }
  static getDerivedStateFromError = () => ({ hasFailed: true })

  override render(): ReactNode {
    return this.state.hasFailed ? null : <Suspense fallback={null}>{this.props.children}</Suspense>
  }
}
