import { mediaPath } from '@/lib/paths'

/** Film and posters behind the title of the home page, in the bucket `website-assets`. */
export const HERO_FILES = [
  'showreel.webm',
  'showreel.mp4',
  'poster.avif',
  'poster.webp',
  'poster-mobile.avif',
  'poster-mobile.webp',
] as const

export const heroFile = (file: (typeof HERO_FILES)[number]) => mediaPath('website-assets', `hero/${file}`)
