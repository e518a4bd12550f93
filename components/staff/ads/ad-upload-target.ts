import type { UploadTarget } from '@/components/staff/upload/use-upload'
import { AD_KIND_LABELS, type AdKind } from '@/lib/ads/types'
import { type UploadActions, uploadProblem } from '@/lib/ads/upload-rules'

/** The next version of a file of an ad. */
export const adUploadTarget = (kind: AdKind, { begin, finish }: UploadActions): UploadTarget => ({
  label: AD_KIND_LABELS[kind],
  check: (file) => uploadProblem(kind, file),
  begin: (file) => begin(kind, file),
  finish,
})
