import type { NextConfig } from 'next'
import { env } from './lib/env.ts'

const PUBLIC_OBJECTS = '/storage/v1/object/public'

const nextConfig: NextConfig = {
  distDir: env.NEXT_DIST_DIR,
  poweredByHeader: false,
  reactStrictMode: true,
  images: {
    formats: ['image/avif', 'image/webp'],
    qualities: [80, 85],
    deviceSizes: [400, 600, 800, 1200, 1600],
    imageSizes: [96, 192, 320],
    localPatterns: [
      { pathname: `${PUBLIC_OBJECTS}/**`, search: '' },
      { pathname: '/_next/static/media/**', search: '' },
    ],
    minimumCacheTTL: 86_400,
  },
  // An unknown slug would otherwise leave a file behind for every address a bot makes up.
  experimental: { isrFlushToDisk: false },
  // Browsers see one origin: public storage objects are fetched through this site.
  rewrites: () =>
    Promise.resolve([
      { source: `${PUBLIC_OBJECTS}/:path*`, destination: `${env.SUPABASE_URL}${PUBLIC_OBJECTS}/:path*` },
    ]),
}

export default nextConfig
