import 'server-only'
import { updateTag } from 'next/cache'
import { listOldAddresses } from '@/lib/data/catalogue/video-slugs'
import { videoTags } from '@/lib/data/query/video-tags'
import { changeShown } from './revalidate-appearances'

/** `changeShown` for one video, and for its old addresses. */
export async function changeVideo<Result>(id: string, change: () => Promise<Result>) {
  const changed = await changeShown('video', [id], change)
  for (const { slug } of await listOldAddresses(id)) updateTag(videoTags.one(slug))
  return changed
}
