import { mediaPath } from '@/lib/paths'

export type Thumbnail =
  /**
   * `src` is a path on this site, or an absolute address that is not optimized. `focus` is what a crop keeps, as in CSS
   * `object-position`; left out in the middle.
   */
  { kind: 'image'; src: string; focus?: string } | { kind: 'placeholder'; label: string }

const BUCKET = 'video-thumbnails'
const PUBLIC_FOLDER = mediaPath(BUCKET, '')
const FOLDER_PREFIX = new RegExp(`^(?:${PUBLIC_FOLDER}|/?${BUCKET}(?:/|$))`)
const FILE_EXTENSION = /[^/]\.[a-z\d]+$/i

const image = (src: string): Thumbnail => ({ kind: 'image', src })
const placeholder = (label: string): Thumbnail => ({ kind: 'placeholder', label })

function parseHttpUrl(value: string): URL | null {
  const url = URL.canParse(value) ? new URL(value) : null
  return url && /^https?:$/.test(url.protocol) ? url : null
}

function resolveUrl(url: URL, storageOrigin: string | undefined): Thumbnail {
  const stored = url.pathname.includes(`/${BUCKET}/`)
  if (stored && !FILE_EXTENSION.test(url.pathname)) return placeholder('Image unavailable')
  if (!url.pathname.slice(url.pathname.lastIndexOf('/')).includes('.'))
    return placeholder('Image Unavailable')
  const ours = url.origin === storageOrigin && url.pathname.startsWith(PUBLIC_FOLDER)
  return image(ours ? url.pathname : url.href)
}

/**
 * Resolves a stored file name or full address; without a file extension it becomes a placeholder.
 *
 * @param storageOrigin addresses on this origin are served through this site
 */
export function resolveThumbnail(value: string | null, storageOrigin?: string): Thumbnail {
  const address = value?.replace(/[\t\r\n]/g, '').trim()
  if (!address) return placeholder('Video Unavailable')

  const url = parseHttpUrl(address)
  if (url) return resolveUrl(url, storageOrigin)

  const file = address.replace(FOLDER_PREFIX, '')
  return FILE_EXTENSION.test(file) ? image(mediaPath(BUCKET, file)) : placeholder('Image unavailable')
}

type Focus = { thumbnail_focus_x: number; thumbnail_focus_y: number }

/** Percent from the left and from the top. */
export function withFocus(
  thumbnail: Thumbnail,
  { thumbnail_focus_x: x, thumbnail_focus_y: y }: Focus,
): Thumbnail {
  return thumbnail.kind === 'placeholder' || (x === 50 && y === 50)
    ? thumbnail
    : { ...thumbnail, focus: `${x}% ${y}%` }
}
