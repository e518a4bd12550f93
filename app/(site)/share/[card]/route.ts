import { ogImage } from '@/components/site/og/og-image'
import { isPageCard, PAGE_CARDS } from '@/lib/seo/page-cards'

export const dynamic = 'force-static'

export const generateStaticParams = () => Object.keys(PAGE_CARDS).map((name) => ({ card: `${name}.jpg` }))

/** The picture of shared links to a page of a fixed address. */
export async function GET(_: Request, { params }: { params: Promise<{ card: string }> }) {
  const name = (await params).card.replace(/\.jpg$/, '')
  return isPageCard(name) ? ogImage(PAGE_CARDS[name]) : new Response(null, { status: 404 })
}
