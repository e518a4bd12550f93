import { FEATURED_PEOPLE } from '@/lib/content/network'
import { mediaPath } from '@/lib/paths'
import { ASSET_SLOTS, type AssetFiles, type AssetFormat, type AssetSlotId } from './slots'

type Poster = { avif: string; webp: string }

/** Addresses of the files that the fixed parts of the site show. */
export type SiteAssets = {
  /** A replaced film may have one encoding only. */
  heroFilm: { mp4: string; webm: string | null }
  heroPoster: Poster
  heroPosterPhone: Poster
  /** In the order of `FEATURED_PEOPLE`. */
  portraits: string[]
  /** Null: the site draws one. */
  sharePicture: string | null
}

export type FilesBySlot = Partial<Record<AssetSlotId, AssetFiles>>

/** Slots without files of their own show what the site is delivered with. */
export function toSiteAssets(inUse: FilesBySlot): SiteAssets {
  const originals = new Map(ASSET_SLOTS.map(({ id, original }) => [id, original]))
  const filesOf = (id: AssetSlotId): AssetFiles => inUse[id] ?? originals.get(id) ?? {}
  const address = (id: AssetSlotId, format: AssetFormat): string | null => {
    const file = filesOf(id)[format]
    return file === undefined ? null : mediaPath('website-assets', file)
  }
  /** Versions have every picture format of their slot, and films an MP4. */
  const required = (id: AssetSlotId, format: AssetFormat): string => {
    const found = address(id, format)
    if (found === null) throw new Error(`The slot ${id} has no ${format}`)
    return found
  }
  const poster = (id: AssetSlotId): Poster => ({ avif: required(id, 'avif'), webp: required(id, 'webp') })
  return {
    heroFilm: { mp4: required('hero-film', 'mp4'), webm: address('hero-film', 'webm') },
    heroPoster: poster('hero-poster'),
    heroPosterPhone: poster('hero-poster-phone'),
    portraits: FEATURED_PEOPLE.map((_, index) => required(`portrait-${index + 1}`, 'webp')),
    sharePicture: address('share-picture', 'jpeg'),
  }
}
