'use client'

import { UploadSlot } from '@/components/staff/upload/upload-slot'
import { useLeaveGuard } from '@/components/staff/leave-guard/use-leave-guard'
import { useUpload } from '@/components/staff/upload/use-upload'
import {
  ASSET_UPLOAD_RULES,
  assetUploadProblem,
  type AssetUploadKind,
} from '@/lib/catalogue/assets/upload-rules'
import type { AnnouncedFile, FinishedUpload, StartedUpload } from '@/lib/forms/upload'

const LABELS: Record<AssetUploadKind, string> = { picture: 'picture', mp4: 'film', webm: 'WebM' }

type Props = {
  kind: AssetUploadKind
  /** Both are bound to the slot. */
  begin: (file: AnnouncedFile) => Promise<StartedUpload>
  finish: (path: string, fileName: string) => Promise<FinishedUpload>
}

export function AssetUpload({ kind, begin, finish }: Props) {
  const label = LABELS[kind]
  const { types, allowedText } = ASSET_UPLOAD_RULES[kind]
  const upload = useUpload({
    label: `New ${label}`,
    check: (file) => assetUploadProblem(kind, file),
    begin,
    finish,
  })
  useLeaveGuard(upload.isBusy)
  return (
    <UploadSlot
      label={`new ${label}`}
      types={types}
      allowedText={allowedText}
      upload={upload}
      hasFile={kind === 'webm'}
      onFiles={([file]) => file && upload.start(file)}
    >
      {null}
    </UploadSlot>
  )
}
