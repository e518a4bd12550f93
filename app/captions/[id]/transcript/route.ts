import { z } from 'zod'
import { getPublishedCaptions } from '@/lib/data/catalogue/published-captions'
import { CAPTIONS_HEADERS } from '@/lib/video/captions-headers'
import { cuesOf } from '@/lib/video/webvtt/parse-webvtt'
import { toTranscript } from '@/lib/video/webvtt/transcript'

/** The whole transcript as text, one paragraph a line. Watch pages show the opening of a long one. */
export async function GET(_: Request, { params }: RouteContext<'/captions/[id]/transcript'>) {
  const { id } = await params
  const captions = z.uuid().safeParse(id).success ? await getPublishedCaptions(id) : null
  if (!captions) return new Response(null, { status: 404 })
  return new Response(toTranscript(cuesOf(captions.content)).join('\n\n'), {
    headers: {
      ...CAPTIONS_HEADERS,
      'Content-Type': 'text/plain; charset=utf-8',
      'Content-Language': captions.language,
    },
  })
}
