import { paths } from '@/lib/paths'
import { isTrackingRefused } from './track'
import { rememberVisit } from './visit'

/** Payload of `/site-config`; a key is null where none is configured. */
export type SiteConfig = {
  tagManagerId: string | null
  socialPixelId: string | null
  recaptchaSiteKey: string | null
  webVitals: boolean
}

type PixelCall = [verb: 'init', id: string] | [verb: 'track', event: string, params?: object]

type Pixel = {
  (...call: PixelCall): void
  callMethod?: (...call: PixelCall) => void
  queue: PixelCall[]
  push: Pixel
  loaded: boolean
  version: string
}

declare global {
  interface Window {
    dataLayer?: object[]
    fbq?: Pixel
    _fbq?: Pixel
  }
}

function addScript(src: string) {
  const script = document.createElement('script')
  script.async = true
  script.src = src
  document.head.append(script)
}

function loadTagManager(id: string) {
  window.dataLayer ??= []
  window.dataLayer.push({ 'gtm.start': Date.now(), event: 'gtm.js' })
  addScript(`https://www.googletagmanager.com/gtm.js?id=${id}`)
}

function loadPixel(id: string) {
  const pixel = ((...call) => {
    if (pixel.callMethod) pixel.callMethod(...call)
    else pixel.queue.push(call)
  }) as Pixel
  Object.assign(pixel, { push: pixel, loaded: true, version: '2.0', queue: [] })
  window.fbq = pixel
  window._fbq = pixel
  addScript('https://connect.facebook.net/en_US/fbevents.js')
  pixel('init', id)
  pixel('track', 'PageView')
}

async function load() {
  const response = await fetch(paths.siteConfig())
  if (!response.ok) return
  const { tagManagerId, socialPixelId, webVitals } = (await response.json()) as SiteConfig
  if (tagManagerId) loadTagManager(tagManagerId)
  if (socialPixelId) loadPixel(socialPixelId)
  if (webVitals) (await import('./report-vitals')).reportVitals()
}

let begun = false

/** Runs once per page load. Keeps and requests nothing for visitors who refuse tracking; ignores failures. */
export function loadTrackers(): void {
  if (begun) return
  begun = true
  rememberVisit()
  if (isTrackingRefused()) return
  void load().catch(() => undefined)
}
