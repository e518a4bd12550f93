/** Whether each optional service is configured. `scheduler` is the address of the provider's page. */
export type Services = {
  googleMaps: boolean
  recaptcha: boolean
  tagManager: boolean
  socialPixel: boolean
  scheduler: string | null
}

type Kind = 'script' | 'style' | 'img' | 'font' | 'connect' | 'frame' | 'worker'
export type Sources = { [kind in Kind]?: readonly string[] }

/**
 * developers.google.com/maps/documentation/javascript/content-security-policy, but not scripts from all of googleapis.com,
 * which also hosts frameworks that would run an attacker's markup.
 */
const GOOGLE_MAPS: Sources = {
  script: ['https://maps.googleapis.com', 'https://maps.gstatic.com', "'unsafe-eval'"],
  style: ["'unsafe-inline'", 'https://fonts.googleapis.com'],
  img: [
    'https://*.googleapis.com',
    'https://*.gstatic.com',
    'https://*.google.com',
    'https://*.googleusercontent.com',
  ],
  font: ['https://fonts.gstatic.com'],
  connect: ['https://*.googleapis.com', 'https://*.google.com', 'https://*.gstatic.com', 'data:', 'blob:'],
  frame: ['https://*.google.com'],
  worker: ['blob:'],
}

/** cloud.google.com/recaptcha/docs/troubleshoot-recaptcha-issues, without the hosts for countries that block google.com */
const RECAPTCHA: Sources = {
  script: ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
  connect: ['https://www.google.com/recaptcha/'],
  frame: ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
}

/** developers.google.com/tag-platform/security/guides/csp: the container and Google Analytics */
const TAG_MANAGER: Sources = {
  script: ['https://*.googletagmanager.com'],
  img: ['https://*.googletagmanager.com', 'https://*.google-analytics.com'],
  connect: [
    'https://*.googletagmanager.com',
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
  ],
}

/** developers.facebook.com/docs/meta-pixel */
const SOCIAL_PIXEL: Sources = {
  script: ['https://connect.facebook.net'],
  img: ['https://www.facebook.com'],
  connect: ['https://www.facebook.com', 'https://connect.facebook.net'],
}

export function sourcesOf({
  googleMaps,
  recaptcha,
  tagManager,
  socialPixel,
  scheduler,
}: Services): Required<Sources> {
  const configured = [
    googleMaps && GOOGLE_MAPS,
    recaptcha && RECAPTCHA,
    tagManager && TAG_MANAGER,
    socialPixel && SOCIAL_PIXEL,
    scheduler !== null && { frame: [new URL(scheduler).origin] },
  ].filter((sources): sources is Sources => sources !== false)
  const all = (kind: Kind) => configured.flatMap((sources) => sources[kind] ?? [])
  return {
    script: all('script'),
    style: all('style'),
    img: all('img'),
    font: all('font'),
    connect: all('connect'),
    frame: all('frame'),
    worker: all('worker'),
  }
}
