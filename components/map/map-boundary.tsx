import { Component, type ReactNode } from 'react'

type Props = { onFail: (message: string) => void; children: ReactNode }

/** A map that breaks takes nothing of the page with it. */
export class MapBoundary extends Component<Props, { broken: boolean }> {
  override state = { broken: false }

  static getDerivedStateFromError() {
    return { broken: true }
  }

  override componentDidCatch(error: Error) {
    this.props.onFail(`Failed to initialize map: ${error.message}`)
  }

  override render() {
    return this.state.broken ? null : this.props.children
  }
}
