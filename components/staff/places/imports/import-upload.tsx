'use client'

import { useRouter } from 'next/navigation'
import { UploadSlot } from '@/components/staff/upload/upload-slot'
import { useLeaveGuard } from '@/components/staff/upload/use-leave-guard'
import { useUpload } from '@/components/staff/upload/use-upload'
import { IMPORT_RULE, IMPORT_TYPES, importProblem, importType } from '@/lib/catalogue/places/import-rules'
import type { AnnouncedFile, StartedUpload } from '@/lib/forms/upload'

export type ImportUploadProps = {
  begin: (file: AnnouncedFile) => Promise<StartedUpload>
  /** `href` is the page of the import. */
  finish: (path: string, fileName: string) => Promise<{ problem: string } | { problem: null; href: string }>
}

const withType = (file: File) => {
  const type = importType(file.name)
  return type ? new File([file], file.name, { type }) : file
}

export function ImportUpload({ begin, finish }: ImportUploadProps) {
  const router = useRouter()
  const upload = useUpload({
    label: 'File',
    check: importProblem,
    begin,
    async finish(path, fileName) {
      const finished = await finish(path, fileName)
      if (finished.problem === null) router.push(finished.href)
      return { problem: finished.problem }
    },
  })
  useLeaveGuard(upload.isBusy)
  return (
    <UploadSlot
      label="file"
      types={IMPORT_TYPES}
      allowedText={IMPORT_RULE}
      upload={upload}
      hasFile={false}
      onFiles={([file]) => file && upload.start(withType(file))}
    >
      {null}
    </UploadSlot>
  )
}
