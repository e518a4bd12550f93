import { FEATURED_PEOPLE } from '@/lib/content/network'
import { paths } from '@/lib/paths'

export type AssetFormat = 'avif' | 'webp' | 'jpeg' | 'mp4' | 'webm'

/** Names of files in the bucket `website-assets`. */
export type AssetFiles = Partial<Record<AssetFormat, string>>

export type AssetSlotId =
  'hero-film' | 'hero-poster' | 'hero-poster-phone' | `portrait-${number}` | 'share-picture'

export type PictureFormat = 'avif' | 'webp' | 'jpeg'

type Place = { href: string; text: string }

export type AssetSlot = {
  id: AssetSlotId
  title: string
  kind: 'film' | 'picture'
  /** Folder of the bucket. */
  folder: 'hero' | 'people' | 'share'
  /** Pixels, as the site serves it. */
  width: number
  height: number
  /** The formats that the server writes, and how many bytes each may have. Films are served as uploaded. */
  formats: Partial<Record<AssetFormat, number>>
  /** What the site is delivered with. Empty: the site draws a picture. */
  original: AssetFiles
  shownOn: readonly Place[]
  /** Also on the page of every state and city. */
  isOnPlaces?: true
}

const HOME: Place = { href: paths.home(), text: 'Home page' }

const HERO = { folder: 'hero', kind: 'picture', shownOn: [HOME] } as const

/** The largest film that is taken, in bytes. It plays on every visit. */
export const MAX_FILM_BYTES = 20_000_000
/** Of an uploaded picture, in bytes. */
export const MAX_PICTURE_BYTES = 20_000_000

export const ASSET_SLOTS: readonly AssetSlot[] = [
  {
    ...HERO,
    id: 'hero-film',
    title: 'Hero film',
    kind: 'film',
    width: 1280,
    height: 720,
    formats: { mp4: MAX_FILM_BYTES, webm: MAX_FILM_BYTES },
    original: { mp4: 'hero/showreel.mp4', webm: 'hero/showreel.webm' },
  },
  {
    ...HERO,
    id: 'hero-poster',
    title: 'Hero poster',
    width: 1280,
    height: 720,
    formats: { avif: 30_000, webp: 40_000 },
    original: { avif: 'hero/poster.avif', webp: 'hero/poster.webp' },
  },
  {
    ...HERO,
    id: 'hero-poster-phone',
    title: 'Hero poster on phones',
    width: 720,
    height: 900,
    formats: { avif: 20_000, webp: 30_000 },
    original: { avif: 'hero/poster-mobile.avif', webp: 'hero/poster-mobile.webp' },
  },
  ...FEATURED_PEOPLE.map(({ designation, file }, index): AssetSlot => ({
    id: `portrait-${index + 1}`,
    title: `Portrait ${index + 1}: ${designation}`,
    kind: 'picture',
    folder: 'people',
    width: 480,
    height: 480,
    formats: { webp: 40_000 },
    original: { webp: `people/${file}` },
    shownOn: [HOME, { href: paths.videographersNearMe(), text: 'Videographers near me' }],
    isOnPlaces: true,
  })),
  {
    id: 'share-picture',
    title: 'Share picture',
    kind: 'picture',
    folder: 'share',
    width: 1200,
    height: 630,
    formats: { jpeg: 200_000 },
    original: {},
    shownOn: [{ ...HOME, text: 'Home page, when someone shares its link' }],
  },
]

export const findAssetSlot = (id: string): AssetSlot | undefined => ASSET_SLOTS.find((slot) => slot.id === id)
