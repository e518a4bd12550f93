import 'server-only'
import { featuredVideo } from '@/lib/video/portfolio'
import {
  getPublishedVideo,
  listPortfolioIndustries,
  type PortfolioIndustry,
  type VideoDetail,
} from './videos'

export type PortfolioData = {
  /** Null only while nothing is published. */
  featured: VideoDetail | null
  industries: PortfolioIndustry[]
}

export async function getPortfolio(): Promise<PortfolioData> {
  const industries = await listPortfolioIndustries()
  const featured = featuredVideo(industries.flatMap(({ videos }) => videos))
  return { featured: featured && (await getPublishedVideo(featured.slug)), industries }
}
