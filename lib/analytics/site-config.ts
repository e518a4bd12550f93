/** What `/site-config` answers. Each key is null where none is configured. */
export type SiteConfig = {
  tagManagerId: string | null
  socialPixelId: string | null
  recaptchaSiteKey: string | null
  /** Whether the browser reports how fast pages were. */
  webVitals: boolean
}
