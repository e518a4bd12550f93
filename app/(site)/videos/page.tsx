import type { Metadata } from 'next'
import { Portfolio } from '@/components/video/portfolio'
import { getPortfolio } from '@/lib/data/portfolio'
import { paths } from '@/lib/paths'

export const revalidate = 300

export const metadata: Metadata = {
  title: 'Video Portfolio',
  description:
    'Brand films, interviews, drone footage, product videos, reels and animation made for businesses across the US. Watch the work by industry.',
  keywords: [
    'video production portfolio',
    'business video examples',
    'brand film',
    'drone video',
    'interview video',
    'product video',
    'motion graphics',
    'social media reels',
  ],
  alternates: { canonical: paths.videos() },
}

export default async function VideosPage() {
  return <Portfolio {...await getPortfolio()} />
}
