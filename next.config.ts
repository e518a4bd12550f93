import path from 'node:path'
import type { NextConfig } from 'next'
import { hintRootScripts } from './lib/next-runtime/compile-hints.ts'
import { BASE_POLICY } from './lib/next-runtime/policy/base-policy.ts'

const PUBLIC_OBJECTS = '/storage/v1/object/public'

// Read here and not through lib/env.ts: type generation and lint load this file without any configuration.
const { NEXT_DIST_DIR: buildDir = '.next', SUPABASE_URL: supabaseUrl } = process.env

/** Browsers see one origin: public storage objects are fetched through this site. */
const publicObjects = (origin: string) => ({
  source: `${PUBLIC_OBJECTS}/:path*`,
  destination: `${origin.replace(/\/$/, '')}${PUBLIC_OBJECTS}/:path*`,
})

/** A megabyte and more, which is where Next stops reading the body of an action: it answers a bare error. */
const tooLarge = {
  source: '/:path*',
  has: [{ type: 'header' as const, key: 'content-length', value: '\\d{7,}' }],
  destination: '/too-large',
}

/** The locator asks for a place by name and not for where somebody is. Films of Vimeo need none of these either. */
const UNUSED_FEATURES = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
]

/** What every answer tells browsers, whatever it is. Their addresses are keys to some pages: other sites learn the host. */
const SAFETY_HEADERS = Object.entries({
  // The page cache and the middleware know more of pages, lib/security/guard-answers.ts of all else.
  'Content-Security-Policy': BASE_POLICY,
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': UNUSED_FEATURES.map((feature) => `${feature}=()`).join(', '),
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Strict-Transport-Security': 'max-age=63072000',
  'X-Content-Type-Options': 'nosniff',
  // What frame-ancestors says, for browsers that do not know it.
  'X-Frame-Options': 'DENY',
}).map(([key, value]) => ({ key, value }))

/** Of the portal nobody keeps a copy, of refusals and files neither. Next says so of pages by itself. */
const PRIVATE = [{ key: 'Cache-Control', value: 'private, no-store' }]

/** Other sites may show pictures, feeds and drawings of ours, and nothing that is about a person. */
const OWN = [{ key: 'Cross-Origin-Resource-Policy', value: 'same-origin' }]

/** A worker does what the policy of its own file says, whatever the page's. */
const WORKER = [
  { key: 'Content-Security-Policy', value: "default-src 'none'; script-src 'self'; connect-src 'self'" },
]

const nextConfig: NextConfig = {
  distDir: buildDir,
  cacheHandler: path.resolve('lib/next-runtime/cache-handler.ts'),
  poweredByHeader: false,
  // lib/cache/pack-once.ts finds the tags of pages, once for each.
  generateEtags: false,
  reactStrictMode: true,
  images: {
    customCacheHandler: true,
    // Not AVIF: its encoder takes three times as long for an eighth less, and whoever is first on a small host waits for it.
    formats: ['image/webp'],
    qualities: [80, 85],
    deviceSizes: [400, 600, 800, 1200],
    imageSizes: [96, 192, 320],
    localPatterns: [
      { pathname: `${PUBLIC_OBJECTS}/**`, search: '' },
      { pathname: '/_next/static/media/**', search: '' },
    ],
    minimumCacheTTL: 86_400,
  },
  // Its other entry brings Node's libraries along, one of which tries to evaluate a text, as no page may.
  turbopack: { resolveAlias: { jszip: 'jszip/dist/jszip.min.js' } },
  compiler: { runAfterProductionCompile: ({ distDir }) => hintRootScripts(distDir) },
  // An unknown slug would otherwise leave a file behind for every address a bot makes up.
  experimental: { isrFlushToDisk: false },
  headers: () =>
    Promise.resolve([
      { source: '/:path*', headers: SAFETY_HEADERS },
      { source: '/dashboard/:path*', headers: PRIVATE },
      { source: '/:area(api|auth|dashboard|intro-call|login|preview|viewer)/:path*', headers: OWN },
      { source: '/sw-image-optimizer.js', headers: WORKER },
    ]),
  rewrites: () =>
    Promise.resolve({
      beforeFiles: [tooLarge],
      afterFiles: supabaseUrl ? [publicObjects(supabaseUrl)] : [],
      fallback: [],
    }),
}

export default nextConfig
