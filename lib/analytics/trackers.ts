type PixelCall = [verb: 'init', id: string] | [verb: 'track', event: string, params?: object]

/** What the social pixel's script takes over: until it arrives, calls wait in `queue`. */
export type Pixel = {
  (...call: PixelCall): void
  callMethod?: (...call: PixelCall) => void
  queue: PixelCall[]
  push: Pixel
  loaded: boolean
  version: string
}

declare global {
  /** The globals by which tag manager and social pixel are spoken to. */
  interface Window {
    dataLayer?: object[]
    fbq?: Pixel
    _fbq?: Pixel
  }
}
