import type { SiteAssets } from '@/lib/catalogue/assets/site-assets'
import { PACKAGE_FILMS } from '@/lib/content/package-films'
import { PACKAGES, type PackageId } from '@/lib/content/packages'
import type { HomeFilms } from '@/lib/data/catalogue/home-films'
import type { Thumbnail } from '@/lib/video/thumbnail'
import type { AspectRatio, VideoCard } from '@/lib/video/types'

export type PackageFilm = {
  title: string
  thumbnail: Thumbnail
  aspectRatio: AspectRatio | null
} & (
  | { slug: string }
  /** A film without a page of its own. */
  | { url: string }
)

export type FilmsByPackage = Record<PackageId, PackageFilm[]>

const ofVideo = ({ slug, title, thumbnail, aspectRatio }: VideoCard): PackageFilm => ({
  slug,
  title,
  thumbnail,
  aspectRatio,
})

type HeroFilm = Pick<SiteAssets, 'heroFilm' | 'heroPoster'>

const ofShowreel = (title: string, { heroFilm, heroPoster }: HeroFilm): PackageFilm => ({
  url: heroFilm.mp4,
  title,
  thumbnail: { kind: 'image', src: heroPoster.webp },
  aspectRatio: 'standard',
})

/** Picks only what a slide shows, to keep the payload small. */
export function filmsByPackage(films: Pick<HomeFilms, PackageId>, assets: HeroFilm): FilmsByPackage {
  const filmsOf = (id: PackageId): PackageFilm[] => {
    const { showreel } = PACKAGE_FILMS[id]
    const ofPackage = films[id].map(({ film }) => ofVideo(film))
    return showreel ? [...ofPackage, ofShowreel(showreel, assets)] : ofPackage
  }
  return Object.fromEntries(PACKAGES.map(({ id }) => [id, filmsOf(id)])) as FilmsByPackage
}
