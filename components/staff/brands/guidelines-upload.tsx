'use client'

import type { ReactNode } from 'react'
import { UploadSlot } from '@/components/staff/upload/upload-slot'
import { useLeaveGuard } from '@/components/staff/leave-guard/use-leave-guard'
import { useUpload } from '@/components/staff/upload/use-upload'
import type { AnnouncedFile, FinishedUpload, StartedUpload } from '@/lib/forms/upload'
import { GUIDELINES_RULE, GUIDELINES_TYPES, guidelinesUploadProblem } from '@/lib/owl/guidelines-file'

export type GuidelinesUploadProps = {
  hasFile: boolean
  /** Bound to the brand. */
  begin: (file: AnnouncedFile) => Promise<StartedUpload>
  finish: (path: string, fileName: string) => Promise<FinishedUpload>
  /** The file in use. */
  children: ReactNode
}

export function GuidelinesUpload({ hasFile, begin, finish, children }: GuidelinesUploadProps) {
  const upload = useUpload({ label: 'Guidelines', check: guidelinesUploadProblem, begin, finish })
  useLeaveGuard(upload.isBusy)
  return (
    <UploadSlot
      label="guidelines file"
      types={GUIDELINES_TYPES}
      allowedText={GUIDELINES_RULE}
      upload={upload}
      hasFile={hasFile}
      onFiles={([file]) => file && upload.start(file)}
    >
      {children}
    </UploadSlot>
  )
}
