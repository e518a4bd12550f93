import { z } from 'zod'
import { getPublishedCaptions } from '@/lib/data/catalogue/published-captions'
import { CAPTIONS_HEADERS } from '@/lib/video/captions-headers'

/** The text track of a published film. */
export async function GET(_: Request, { params }: RouteContext<'/captions/[id]'>) {
  const { id } = await params
  const captions = z.uuid().safeParse(id).success ? await getPublishedCaptions(id) : null
  if (!captions) return new Response(null, { status: 404 })
  return new Response(captions.content, {
    headers: { ...CAPTIONS_HEADERS, 'Content-Type': 'text/vtt; charset=utf-8' },
  })
}
