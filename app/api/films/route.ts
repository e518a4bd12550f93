import { revalidateTag } from 'next/cache'
import { tags } from '@/lib/data/query/tags'
import { isAnnouncement } from '@/lib/jobs/announce'
import { paths } from '@/lib/paths'

export const dynamic = 'force-dynamic'

/** Called by a worker after the files of a published film changed. */
export function POST(request: Request) {
  if (!isAnnouncement(request, paths.filmsChanged())) {
    return new Response(null, { status: 401 })
  }
  revalidateTag(tags.videos, { expire: 0 })
  return new Response(null, { status: 204 })
}
