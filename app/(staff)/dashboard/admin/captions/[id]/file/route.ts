import { z } from 'zod'
import { requireArea } from '@/lib/auth/session'
import { getCaptions } from '@/lib/data/catalogue/captions'
import { staffPaths } from '@/lib/portal/staff-paths'

/** The text track of any film, for staff. Players show it, and `?download` saves it. */
export async function GET(request: Request, { params }: RouteContext<'/dashboard/admin/captions/[id]/file'>) {
  const { id } = await params
  await requireArea('admin', staffPaths.captions(id))
  const captions = z.uuid().safeParse(id).success ? await getCaptions(id) : null
  if (!captions) return new Response('There are no such captions.', { status: 404 })
  const { film, kind, language, content } = captions
  const isDownload = new URL(request.url).searchParams.has('download')
  return new Response(content, {
    headers: {
      'Content-Type': 'text/vtt; charset=utf-8',
      ...(isDownload && {
        'Content-Disposition': `attachment; filename="${film.slug}.${language}.${kind}.vtt"`,
      }),
    },
  })
}
