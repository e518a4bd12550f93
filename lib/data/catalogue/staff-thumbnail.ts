import 'server-only'
import { staffPaths } from '@/lib/portal/staff-paths'
import type { Thumbnail } from '@/lib/video/thumbnail'

/** The poster of a film that visitors do not see has an address for staff only. A full URL stays as it is. */
export const staffThumbnail = (thumbnail: Thumbnail, videoId: string, poster: string | null): Thumbnail =>
  thumbnail.kind === 'image' && poster && !poster.includes('/')
    ? { ...thumbnail, src: staffPaths.poster(videoId, poster) }
    : thumbnail
