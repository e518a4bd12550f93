import type { MetadataRoute } from 'next'
import { ICON_GROUND } from '@/components/site/og/app-icon'
import { paths } from '@/lib/paths'
import { site } from '@/lib/content/site'

export default function manifest(): MetadataRoute.Manifest {
  return {
    id: paths.home(),
    name: site.name,
    short_name: site.name,
    description: site.description,
    start_url: paths.home(),
    scope: paths.home(),
    display: 'minimal-ui',
    background_color: ICON_GROUND,
    theme_color: ICON_GROUND,
    lang: 'en-US',
    categories: ['business', 'photo'],
    icons: [
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: paths.icon('icon-192.png'), sizes: '192x192', type: 'image/png' },
      { src: paths.icon('icon-512.png'), sizes: '512x512', type: 'image/png' },
      { src: paths.icon('maskable-512.png'), sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  }
}
