import { PACKAGE_FILMS, type DirectVideo } from '@/lib/content/package-films'
import { PACKAGES, type PackageId } from '@/lib/content/packages'
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

const ofDirectVideo = ({ url, title, thumbnail }: DirectVideo): PackageFilm => ({
  url,
  title,
  thumbnail: { kind: 'image', src: thumbnail },
  aspectRatio: 'standard',
})

/** Picks only what a slide shows, to keep the payload small. Omits unpublished films. */
export function filmsByPackage(videos: readonly VideoCard[]): FilmsByPackage {
  const bySlug = new Map(videos.map((video) => [video.slug, video]))
  const filmsOf = (id: PackageId): PackageFilm[] => {
    const { videoSlugs, directVideo } = PACKAGE_FILMS[id]
    const films = videoSlugs.flatMap((slug) => bySlug.get(slug) ?? []).map(ofVideo)
    return directVideo ? [...films, ofDirectVideo(directVideo)] : films
  }
  return Object.fromEntries(PACKAGES.map(({ id }) => [id, filmsOf(id)])) as FilmsByPackage
}
