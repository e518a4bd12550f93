import type { UploadActions } from '@/lib/ads/upload-rules'
import type { AdKind } from '@/lib/ads/types'
import type { EditAction } from '@/lib/forms/form-state'

/** Bound to one ad. Null where the user lacks the right. */
export type AdActions = {
  change: {
    saveTitle: EditAction
    uploads: UploadActions
    restore: Record<AdKind, (formData: FormData) => Promise<void>>
  } | null
  remove: {
    ad: () => Promise<void>
    version: (formData: FormData) => Promise<void>
  } | null
}
