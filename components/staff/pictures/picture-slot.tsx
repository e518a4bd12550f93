'use client'

import type { ReactNode } from 'react'
import { UploadSlot } from '@/components/staff/upload/upload-slot'
import { useLeaveGuard } from '@/components/staff/leave-guard/use-leave-guard'
import { usePastedFiles } from '@/components/staff/upload/use-pasted-files'
import { useUpload } from '@/components/staff/upload/use-upload'
import { PICTURE_RULE, PICTURE_TYPES, pictureUploadProblem } from '@/lib/catalogue/picture/upload-rules'
import type { AnnouncedFile, FinishedUpload, StartedUpload } from '@/lib/forms/upload'

type Props = {
  hasPicture: boolean
  begin: (file: AnnouncedFile) => Promise<StartedUpload>
  finish: (path: string) => Promise<FinishedUpload>
  /** The picture in use. */
  children: ReactNode
}

/** Takes a picture that is chosen, dropped, or pasted anywhere on the page. One for each page. */
export function PictureSlot({ hasPicture, begin, finish, children }: Props) {
  const upload = useUpload({ label: 'Picture', check: pictureUploadProblem, begin, finish })
  useLeaveGuard(upload.isBusy)
  const take = ([file]: readonly File[]) => file && upload.start(file)
  usePastedFiles(take)
  return (
    <UploadSlot
      label="picture"
      types={PICTURE_TYPES}
      allowedText={PICTURE_RULE}
      otherWays="Or drop or paste it here."
      upload={upload}
      hasFile={hasPicture}
      onFiles={take}
    >
      {children}
    </UploadSlot>
  )
}
