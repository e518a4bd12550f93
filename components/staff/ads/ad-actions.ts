import type { UploadActions } from '@/lib/ads/upload-rules'
import type { AdKind } from '@/lib/ads/types'
import type { EditAction } from '@/lib/forms/form-state'

/** What may be done with an ad, bound to it. Null for whoever may not. */
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
