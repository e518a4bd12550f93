'use client'

import type { ReactNode } from 'react'
import { UploadSlot } from '@/components/staff/upload/upload-slot'
import { useLeaveGuard } from '@/components/staff/leave-guard/use-leave-guard'
import { useUpload } from '@/components/staff/upload/use-upload'
import { LOGO_RULE, LOGO_TYPES, logoUploadProblem } from '@/lib/catalogue/logo/upload-rules'
import type { AnnouncedFile, FinishedUpload, StartedUpload } from '@/lib/forms/upload'

type Props = {
  hasLogo: boolean
  /** Bound to the client. */
  begin: (file: AnnouncedFile) => Promise<StartedUpload>
  finish: (path: string) => Promise<FinishedUpload>
  /** The logo in use. */
  children: ReactNode
}

export function LogoUpload({ hasLogo, begin, finish, children }: Props) {
  const upload = useUpload({
    label: 'Logo',
    check: logoUploadProblem,
    begin,
    finish: (path) => finish(path),
  })
  useLeaveGuard(upload.isBusy)
  return (
    <UploadSlot
      label="logo"
      types={LOGO_TYPES}
      allowedText={LOGO_RULE}
      upload={upload}
      hasFile={hasLogo}
      onFiles={([file]) => file && upload.start(file)}
    >
      {children}
    </UploadSlot>
  )
}
