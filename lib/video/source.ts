import { mediaPath } from '@/lib/paths'

export type VideoSource = { kind: 'file'; src: string } | { kind: 'vimeo'; src: string }

type StoredSource = { video_file: string | null; video_link: string | null; vimeo_video_id: string | null }

const VIMEO_ID = /^\d+$/
const VIMEO_HOST = /^(?:www\.|player\.)?vimeo\.com$/
const VIMEO_PATH = /^\/(?:video\/)?(\d+)(?:\/([\da-f]+))?\/?$/

function httpUrl(value: string | undefined): string | null {
  if (!value || !URL.canParse(value)) return null
  const url = new URL(value)
  return /^https?:$/.test(url.protocol) ? url.href : null
}

/** `key` plays an unlisted film; `dnt` disables tracking. */
function vimeo(id: string, key?: string | null): VideoSource {
  const options = new URLSearchParams({ ...(key && { h: key }), dnt: '1', muted: '1' })
  return { kind: 'vimeo', src: `https://player.vimeo.com/video/${id}?${options}` }
}

function vimeoPage(link: string): VideoSource | null {
  const { hostname, pathname, searchParams } = new URL(link)
  const [, id, key] = (VIMEO_HOST.test(hostname) && VIMEO_PATH.exec(pathname)) || []
  return id ? vimeo(id, key ?? searchParams.get('h')) : null
}

/**
 * The uploaded file wins over the link, the link over Vimeo. A link to a Vimeo page becomes its player. Null when
 * nothing is playable.
 */
export function resolveSource({ video_file, video_link, vimeo_video_id }: StoredSource): VideoSource | null {
  const file = video_file?.trim()
  if (file)
    return { kind: 'file', src: httpUrl(file) ?? mediaPath('videos', file.replace(/^\/?(?:videos\/)?/, '')) }

  const link = httpUrl(video_link?.trim())
  if (link) return vimeoPage(link) ?? { kind: 'file', src: link }

  const id = vimeo_video_id?.trim()
  return id && VIMEO_ID.test(id) ? vimeo(id) : null
}
