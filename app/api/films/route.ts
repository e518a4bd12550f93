import { revalidateTag } from 'next/cache'
import { hasBearer } from '@/lib/auth/bearer'
import { tags } from '@/lib/data/query/tags'
import { announcementSecret } from '@/lib/jobs/announce'
import { paths } from '@/lib/paths'

export const dynamic = 'force-dynamic'

/** Called by a worker after the files of a published film changed. */
export function POST({ headers }: Request) {
  if (!hasBearer(headers.get('authorization'), announcementSecret(paths.filmsChanged()))) {
    return new Response(null, { status: 401 })
  }
  revalidateTag(tags.videos, { expire: 0 })
  return new Response(null, { status: 204 })
}
