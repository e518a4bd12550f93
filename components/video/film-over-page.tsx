import { paths } from '@/lib/paths'
import type { WatchedVideo } from '@/lib/video/types'
import { FilmOpening } from './film-opening'
import { VideoDialog } from './video-dialog'
import { VIDEO_TITLE_ID, VideoScreen } from './video-screen'

export function FilmOverPage({ video }: { video: WatchedVideo }) {
  return (
    <VideoDialog path={paths.video(video.slug)} labelledBy={VIDEO_TITLE_ID}>
      <VideoScreen video={video} heading="h2" />
    </VideoDialog>
  )
}

/** Of the same chunk. */
export { FilmOpening }
