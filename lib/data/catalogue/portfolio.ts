import 'server-only'
import { chooseIndustries } from '@/lib/video/portfolio'
import type { Industry, PortfolioIndustry } from '@/lib/video/types'
import { getHomeFilms } from './home-films'
import { listIndustries, listIndustryRows } from './industries'
import { getFeaturedVideo, getPublishedVideo, type VideoDetail } from './videos'

export type PortfolioData = {
  featured: VideoDetail | null
  industries: PortfolioIndustry[]
  /** Industries that the page has no room for. */
  named: Industry[]
}

export async function getPortfolio(): Promise<PortfolioData> {
  const [{ portfolio }, byRule, all] = await Promise.all([
    getHomeFilms(),
    getFeaturedVideo(),
    listIndustries(),
  ])
  const { shown, named } = chooseIndustries(all)
  const chosenSlug = portfolio[0]?.film.slug
  const [industries, chosen] = await Promise.all([
    listIndustryRows(shown),
    chosenSlug === undefined ? null : getPublishedVideo(chosenSlug),
  ])
  const first = industries[0]?.videos[0]
  return {
    featured: chosen ?? byRule ?? (first ? await getPublishedVideo(first.slug) : null),
    industries,
    named,
  }
}
