import { z } from 'zod'
import { requireArea } from '@/lib/auth/session'
import { SUGGESTED } from '@/lib/catalogue/video-fields'
import { suggest } from '@/lib/data/catalogue/video-suggestions'
import { readText } from '@/lib/list/query'
import { staffPaths } from '@/lib/portal/staff-paths'

export async function GET(request: Request) {
  await requireArea('admin', staffPaths.videoGallery())
  const { searchParams } = new URL(request.url)
  const kind = z.enum(SUGGESTED).safeParse(searchParams.get('kind'))
  if (!kind.success) return Response.json({ error: 'No such suggestions' }, { status: 400 })
  const text = readText(searchParams.get('q') ?? undefined)
  return Response.json(text === '' ? [] : await suggest(kind.data, text))
}
