import 'server-only'
import { listFeaturedClients } from '@/lib/data/catalogue/clients'
import { getHomeFilms } from '@/lib/data/catalogue/home-films'
import { listLatestReviews } from '@/lib/data/catalogue/reviews'

/** Everything of the catalogue on the home page. */
export async function getHomePage() {
  const [clients, films, reviews] = await Promise.all([
    listFeaturedClients(),
    getHomeFilms(),
    listLatestReviews(),
  ])
  return { clients, films, reviews }
}
