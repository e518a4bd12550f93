'use client'

import { useRouter } from 'next/navigation'
import { UploadSlot } from '@/components/staff/upload/upload-slot'
import { useLeaveGuard } from '@/components/staff/upload/use-leave-guard'
import { useUpload } from '@/components/staff/upload/use-upload'
import type { AnnouncedFile, StartedUpload } from '@/lib/forms/upload'
import { CSV_RULE, CSV_TYPE, csvUploadProblem } from '@/lib/list/csv-upload'

type Finished = { problem: string } | { problem: null; href: string }

type Props = {
  begin: (file: AnnouncedFile) => Promise<StartedUpload>
  /** `href` is the page of the import. */
  finish: (path: string, fileName: string) => Promise<Finished>
}

/** Spreadsheet programs announce CSV files by many types, or by none. */
const asCsv = (file: File) =>
  /\.(csv|tsv|txt)$/i.test(file.name) ? new File([file], file.name, { type: CSV_TYPE }) : file

export function ImportUpload({ begin, finish }: Props) {
  const router = useRouter()
  const upload = useUpload({
    label: 'File',
    check: csvUploadProblem,
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
      types={['.csv', '.tsv', '.txt', CSV_TYPE]}
      allowedText={CSV_RULE}
      upload={upload}
      hasFile={false}
      onFiles={([file]) => file && upload.start(asCsv(file))}
    >
      {null}
    </UploadSlot>
  )
}
