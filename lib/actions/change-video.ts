import 'server-only'
import { updateTag } from 'next/cache'
import { videoTags } from '@/lib/data/query/video-tags'
import { listOldSlugs } from '@/lib/data/website/old-addresses'
import { changeShown } from './revalidate-appearances'

/** `changeShown` for one video, and for its old addresses. */
export async function changeVideo<Result>(id: string, change: () => Promise<Result>) {
  const changed = await changeShown('video', [id], change)
  for (const slug of await listOldSlugs('video', [id])) updateTag(videoTags.one(slug))
  return changed
}
