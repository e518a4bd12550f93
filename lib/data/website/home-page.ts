import 'server-only'
import { PACKAGE_VIDEO_SLUGS } from '@/lib/content/package-films'
import { SERVICES } from '@/lib/content/services'
import { listFeaturedClients } from '@/lib/data/catalogue/clients'
import { listLatestReviews } from '@/lib/data/catalogue/reviews'
import { listHeroThumbnails, listVideosBySlugs } from '@/lib/data/catalogue/videos'

/** Everything of the catalogue on the home page. */
export async function getHomePage() {
  const [clients, thumbnails, packageVideos, reviews, ...services] = await Promise.all([
    listFeaturedClients(),
    listHeroThumbnails(),
    listVideosBySlugs(PACKAGE_VIDEO_SLUGS),
    listLatestReviews(),
    ...SERVICES.map(async (service) => ({ service, videos: await listVideosBySlugs(service.videoSlugs) })),
  ])
  return { clients, thumbnails, packageVideos, reviews, services }
}
