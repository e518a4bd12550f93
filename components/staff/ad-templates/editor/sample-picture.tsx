import Image from 'next/image'
import { PictureSlot } from '@/components/staff/pictures/picture-slot'
import type { PictureRef } from '@/lib/ads/templates/document'
import { picturePath } from '@/lib/ads/templates/picture-path'
import type { AnnouncedFile, StartedUpload } from '@/lib/forms/upload'

export type PictureUploads = {
  begin: (file: AnnouncedFile) => Promise<StartedUpload>
  finish: (path: string) => Promise<{ problem: string } | { problem: null; picture: PictureRef }>
}

type Props = {
  picture: PictureRef | null
  uploads: PictureUploads
  onChange: (picture: PictureRef) => void
}

/** A picture that is stored before the template names it. */
export const UploadedPicture = ({ picture, uploads: { begin, finish }, onChange }: Props) => (
  <PictureSlot
    hasPicture={picture !== null}
    begin={begin}
    finish={async (path) => {
      const finished = await finish(path)
      if (finished.problem === null) onChange(finished.picture)
      return { problem: finished.problem }
    }}
  >
    {picture && (
      <div className="relative aspect-video overflow-hidden rounded-md border bg-muted">
        <Image
          src={picturePath(picture.path)}
          alt="The picture in use"
          fill
          sizes="272px"
          quality={80}
          className="object-contain"
        />
      </div>
    )}
  </PictureSlot>
)

/** Stands in while the template is drawn; each ad brings its own. */
export const SamplePicture = (props: Props) => (
  <div className="grid gap-2">
    <p className="text-xs text-muted-foreground">
      The sample is shown here only. Each ad brings a picture of its own.
    </p>
    <UploadedPicture {...props} />
  </div>
)
