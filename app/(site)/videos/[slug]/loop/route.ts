import { getLoop } from '@/lib/data/catalogue/videos'

export const revalidate = 300

/** None at build: asked for by those who stay on a card. */
export const generateStaticParams = () => []

/** The address of the silent loop of a film, as text. Empty without one, because browsers log every 404. */
export async function GET(_: Request, { params }: RouteContext<'/videos/[slug]/loop'>) {
  const { slug } = await params
  return new Response((await getLoop(slug)) ?? '', {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'X-Robots-Tag': 'noindex' },
  })
}
