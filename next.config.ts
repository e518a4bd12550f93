import path from 'node:path'
import type { NextConfig } from 'next'
import { joinRootScripts } from './lib/next-runtime/build-scripts.ts'
import { packFiles } from './lib/next-runtime/pack-files.ts'
import { BASE_POLICY, transportSecurity } from './lib/next-runtime/policy/base-policy.ts'
import { DEVICE_WIDTHS, SMALL_WIDTHS } from './lib/video/picture-sources.ts'

const PUBLIC_OBJECTS = '/storage/v1/object/public'

// Not through lib/env.ts: type generation and lint load this file without any configuration.
const {
  NEXT_DIST_DIR: buildDir = '.next',
  SITE_URL: siteUrl,
  SUPABASE_URL: supabaseUrl,
  TYPES_CHECKED,
} = process.env

const publicObjects = (origin: string) => ({
  source: `${PUBLIC_OBJECTS}/:path*`,
  destination: `${origin.replace(/\/$/, '')}${PUBLIC_OBJECTS}/:path*`,
})

/** From a megabyte on. Next answers a bare 500 to an action with a longer body. */
const tooLarge = {
  // Films arrive in parts of six megabytes.
  source: '/((?!film-uploads/).*)',
  has: [{ type: 'header' as const, key: 'content-length', value: '\\d{7,}' }],
  destination: '/too-large',
}

/**
 * Neither this site nor Vimeo's player uses any of these. The locator searches by name, not by the device's position. Passkeys are
 * not among them: the policy is that of the first page, from which the router leads to the sign-in.
 */
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
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
]

/** For every response. Referrer: some addresses are secrets, so other sites learn the origin only. */
const SAFETY_HEADERS = Object.entries({
  // The page cache and the middleware set the policies of pages, lib/next-runtime/policy/response-policy.ts all others.
  'Content-Security-Policy': BASE_POLICY,
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': UNUSED_FEATURES.map((feature) => `${feature}=()`).join(', '),
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Strict-Transport-Security': transportSecurity(siteUrl || 'http://localhost'),
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
}).map(([key, value]) => ({ key, value }))

/** For everything in the portal, redirects and files included; Next sets it on pages only. */
const PRIVATE = [{ key: 'Cache-Control', value: 'private, no-store' }]

const OWN = [{ key: 'Cross-Origin-Resource-Policy', value: 'same-origin' }]

const WORKER = [
  { key: 'Content-Security-Policy', value: "default-src 'none'; script-src 'self'; connect-src 'self'" },
]

/** The worker that draws ad templates needs WebAssembly. */
const WORKER_SCRIPT = [
  {
    key: 'Content-Security-Policy',
    value: "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'",
  },
]

/** The staff's former addresses. They lead on for everybody, so that a visitor does not learn which records exist. */
const FORMER = [
  { source: '/parent-groups/:path*', destination: '/dashboard/owl/site-groups/:path*', permanent: false },
  { source: '/locations/:path*', destination: '/dashboard/owl/sites/:path*', permanent: false },
]

const nextConfig: NextConfig = {
  distDir: buildDir,
  cacheHandler: path.resolve('lib/next-runtime/page-cache.ts'),
  // For what is asked for often. The page cache keeps all pages, compressed.
  cacheMaxMemorySize: 24 * 1024 * 1024,
  poweredByHeader: false,
  // lib/next-runtime/compress-once.ts sets the ETags of pages, computed once for each.
  generateEtags: false,
  reactStrictMode: true,
  // Set by the gate, which has checked the types of the whole project before it builds.
  typescript: { ignoreBuildErrors: TYPES_CHECKED === '1' },
  images: {
    customCacheHandler: true,
    // Not AVIF: encoding takes three times as long for an eighth fewer bytes, and the first visitor waits for it.
    formats: ['image/webp'],
    qualities: [80, 85],
    deviceSizes: DEVICE_WIDTHS,
    imageSizes: SMALL_WIDTHS,
    localPatterns: [
      { pathname: `${PUBLIC_OBJECTS}/**`, search: '' },
      { pathname: '/_next/static/media/**', search: '' },
    ],
    minimumCacheTTL: 86_400,
  },
  // It reads files that lie beside its code.
  serverExternalPackages: ['pdfkit'],
  // Its other entry bundles Node libraries, one of which evaluates text, which the policy forbids.
  turbopack: { resolveAlias: { jszip: 'jszip/dist/jszip.min.js' } },
  compiler: {
    runAfterProductionCompile: async ({ distDir }) => {
      await joinRootScripts(distDir)
      await packFiles(distDir)
    },
  },
  experimental: {
    isrFlushToDisk: false,
    // Each part of the portal is loaded when somebody enters it: 40 MB less for a server at rest.
    preloadEntriesOnStart: false,
    // What the middleware may keep of a form. `tooLarge` refuses what says that it is longer.
    proxyClientMaxBodySize: '1mb',
  },
  headers: () =>
    Promise.resolve([
      { source: '/:path*', headers: SAFETY_HEADERS },
      { source: '/dashboard/:path*', headers: PRIVATE },
      {
        source:
          '/:area(api|auth|dashboard|draft|film-uploads|intro-call|login|preview|quote|review|viewer)/:path*',
        headers: OWN,
      },
      { source: '/get-started/estimate', headers: OWN },
      { source: '/sw-image-optimizer.js', headers: WORKER },
      { source: '/_next/static/chunks/:file(turbopack-worker.+)', headers: WORKER_SCRIPT },
    ]),
  redirects: () => Promise.resolve(FORMER),
  rewrites: () =>
    Promise.resolve({
      beforeFiles: [tooLarge],
      afterFiles: supabaseUrl ? [publicObjects(supabaseUrl)] : [],
      fallback: [],
    }),
}

export default nextConfig
