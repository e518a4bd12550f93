import { revalidateTag } from 'next/cache'
import { hasBearer } from '@/lib/auth/bearer'
import { tags } from '@/lib/data/query/tags'
import { filmsSecret } from '@/lib/jobs/announce-films'

export const dynamic = 'force-dynamic'

/** Called by a worker after the files of a published film changed. */
export function POST({ headers }: Request) {
  if (!hasBearer(headers.get('authorization'), filmsSecret())) return new Response(null, { status: 401 })
  revalidateTag(tags.videos, { expire: 0 })
  return new Response(null, { status: 204 })
}
