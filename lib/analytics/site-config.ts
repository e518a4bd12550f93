/** What `/site-config` answers. Each is null where none is configured. */
export type SiteConfig = {
  tagManagerId: string | null
  socialPixelId: string | null
  recaptchaSiteKey: string | null
}
