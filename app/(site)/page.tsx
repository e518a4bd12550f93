import type { Metadata } from 'next'
import { ClosingCta } from '@/components/site/closing-cta'
import { Hero } from '@/components/site/home/hero'
import { Services } from '@/components/site/home/services'
import { SERVICES } from '@/lib/content/services'
import { listFeaturedClients } from '@/lib/data/clients'
import { listVideosBySlugs } from '@/lib/data/videos'
import { paths } from '@/lib/paths'
import { site } from '@/lib/site'

export const revalidate = 300

export const metadata: Metadata = {
  title: 'Professional Video Production Services',
  description: site.description,
  alternates: { canonical: paths.home() },
}

export default async function HomePage() {
  const [clients, ...services] = await Promise.all([
    listFeaturedClients(),
    ...SERVICES.map(async (service) => ({ service, videos: await listVideosBySlugs(service.videoSlugs) })),
  ])
  return (
    <>
      <Hero clients={clients} />
      <Services services={services} />
      <ClosingCta title="Create Something Amazing" />
    </>
  )
}
