import { ogImage } from '@/components/site/og/og-image'

export const dynamic = 'force-static'

export const GET = () =>
  ogImage({
    eyebrow: 'Fieldlight network',
    title: 'Videographers near you, in all fifty states',
    line: 'Search the map by city, state, ZIP code or address',
  })
