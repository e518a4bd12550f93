import Image from 'next/image'
import { Badge } from '@/components/ui/badge'
import { staffPaths } from '@/lib/portal/staff-paths'

type Props = {
  /** Path of the picture in use; null without one. */
  picture: string | null
  hasFilm: boolean
}

/** What there is of an ad. The files are private, so they come without the image optimizer, and late. */
export const AdThumbnail = ({ picture, hasFilm }: Props) => (
  <span className="flex items-center gap-2">
    {picture ? (
      <Image
        unoptimized
        src={staffPaths.adFile(picture)}
        alt="Picture"
        width={100}
        height={55}
        className="aspect-[1000/550] w-20 rounded-sm bg-secondary object-cover"
      />
    ) : (
      <span className="grid aspect-[1000/550] w-20 place-items-center rounded-sm border border-dashed text-xs text-muted-foreground">
        No picture
      </span>
    )}
    {hasFilm && <Badge>Film</Badge>}
  </span>
)
