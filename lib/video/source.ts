import { mediaPath } from '@/lib/paths'

export type VideoSource =
  | { kind: 'file'; src: string }
  /** `src` is the address of the embedded player. */
  | { kind: 'vimeo'; src: string }

type StoredSource = { video_file: string | null; video_link: string | null; vimeo_video_id: string | null }

const VIMEO_ID = /^\d+$/
const VIMEO_PAGE = /^https?:\/\/(?:www\.|player\.)?vimeo\.com\/(?:video\/)?(\d+)(?:[/?#]|$)/i

function httpUrl(value: string | undefined): string | null {
  if (!value || !URL.canParse(value)) return null
  const url = new URL(value)
  return /^https?:$/.test(url.protocol) ? url.href : null
}

/** `dnt` asks Vimeo not to track the visitor. */
const vimeo = (id: string): VideoSource => ({
  kind: 'vimeo',
  src: `https://player.vimeo.com/video/${id}?dnt=1`,
})

/**
 * The uploaded file comes first, then the link, then Vimeo. A link to a page on Vimeo is no media file: it becomes the
 * player of that video. Null when nothing of the record can be played.
 */
export function resolveSource({ video_file, video_link, vimeo_video_id }: StoredSource): VideoSource | null {
  const file = video_file?.trim()
  if (file)
    return { kind: 'file', src: httpUrl(file) ?? mediaPath('videos', file.replace(/^\/?(?:videos\/)?/, '')) }

  const link = httpUrl(video_link?.trim())
  const linkedId = link && VIMEO_PAGE.exec(link)?.[1]
  if (link) return linkedId ? vimeo(linkedId) : { kind: 'file', src: link }

  const id = vimeo_video_id?.trim()
  return id && VIMEO_ID.test(id) ? vimeo(id) : null
}
