'use client'

import { useRouter } from 'next/navigation'
import { UploadSlot } from '@/components/staff/upload/upload-slot'
import { useLeaveGuard } from '@/components/staff/leave-guard/use-leave-guard'
import { useUpload } from '@/components/staff/upload/use-upload'
import type { AnnouncedFile, StartedUpload } from '@/lib/forms/upload'
import { CSV_RULE, CSV_TYPE, csvUploadProblem } from '@/lib/list/csv-upload'

type Finished = { problem: string } | { problem: null; href: string }

export type ImportActions = {
  begin: (file: AnnouncedFile) => Promise<StartedUpload>
  /** `href` is the page of the import. */
  finish: (path: string, fileName: string) => Promise<Finished>
}

type Props = ImportActions & {
  types: readonly string[]
  /** The types and the size, in words. */
  rule: string
  check: Parameters<typeof useUpload>[0]['check']
  /** Browsers announce some files by many types, or by none. */
  withType: (file: File) => File
}

export function ImportUpload({ begin, finish, types, rule, check, withType }: Props) {
  const router = useRouter()
  const upload = useUpload({
    label: 'File',
    check,
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
      types={types}
      allowedText={rule}
      upload={upload}
      hasFile={false}
      onFiles={([file]) => file && upload.start(withType(file))}
    >
      {null}
    </UploadSlot>
  )
}

const asCsv = (file: File) =>
  /\.(csv|tsv|txt)$/i.test(file.name) ? new File([file], file.name, { type: CSV_TYPE }) : file

export const CsvImportUpload = (actions: ImportActions) => (
  <ImportUpload
    {...actions}
    types={['.csv', '.tsv', '.txt', CSV_TYPE]}
    rule={CSV_RULE}
    check={csvUploadProblem}
    withType={asCsv}
  />
)
