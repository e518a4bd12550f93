import { postPicture } from './post'

const PICTURE = /!\[((?:\\.|[^\]\\])*)\]\(<?\/storage\/v1\/object\/public\/([^)\s>]+)/g

type FirstPicture = { stored: string; alt: string }

/** The first picture of a Markdown text that can be a featured picture: bucket and path, and what it shows. Null without one. */
export function firstPicture(markdown: string): FirstPicture | null {
  for (const [, alt = '', address = ''] of markdown.matchAll(PICTURE)) {
    const stored = decodePath(address)
    if (stored && postPicture(stored)) return { stored, alt: alt.replace(/\\([\\[\]])/g, '$1') }
  }
  return null
}

function decodePath(address: string): string | null {
  try {
    return decodeURIComponent(address)
  } catch {
    return null
  }
}
