import { revalidatePath, revalidateTag } from 'next/cache'
import { z } from 'zod/mini'
import { isAnnouncement } from '@/lib/jobs/announce'
import { paths } from '@/lib/paths'

export const dynamic = 'force-dynamic'

const renewalSchema = z.object({ tags: z.array(z.string()), paths: z.array(z.string()) })

/** Called by a worker after each step of an import of place pages. */
export async function POST(request: Request) {
  if (!isAnnouncement(request, paths.placesChanged())) {
    return new Response(null, { status: 401 })
  }
  const renewal = renewalSchema.safeParse(await request.json())
  if (!renewal.success) return new Response(null, { status: 400 })
  for (const tag of renewal.data.tags) revalidateTag(tag, { expire: 0 })
  for (const path of renewal.data.paths) revalidatePath(path)
  return new Response(null, { status: 204 })
}
