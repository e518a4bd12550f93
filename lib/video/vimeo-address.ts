export type VimeoFilm = {
  id: string
  /** Plays an unlisted film. */
  key: string | null
}

const HOST = /^(?:www\.|player\.)?vimeo\.com$/
/** Also below channels, groups, showcases and the video manager. */
const PATH = /^\/(?:[\w-]+\/){0,3}?(?:videos?\/)?(\d{1,20})(?:\/([\da-f]{6,40}))?\/?$/
const ID = /^\d{1,20}$/

/** A film by its number or its address, as people copy it. Null for anything else. */
export function readVimeoFilm(typed: string): VimeoFilm | null {
  const text = typed.trim()
  if (ID.test(text)) return { id: text, key: null }
  const address = /^https?:\/\//.test(text) ? text : `https://${text}`
  if (!URL.canParse(address)) return null
  const { hostname, pathname, searchParams } = new URL(address)
  const [, id, key] = (HOST.test(hostname) && PATH.exec(pathname)) || []
  if (!id) return null
  const query = searchParams.get('h')
  return { id, key: key ?? (query && /^[\da-f]{6,40}$/.test(query) ? query : null) }
}

export const vimeoPage = ({ id, key }: VimeoFilm): string => `https://vimeo.com/${id}${key ? `/${key}` : ''}`
