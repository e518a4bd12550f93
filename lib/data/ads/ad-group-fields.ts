import 'server-only'
import type { AdGroupField, AdGroupValues } from '@/lib/ads/group-fields'
import { endOfDay, lastDayBefore } from '@/lib/ads/preview-days'
import type { Database } from '@/lib/supabase/database.types'

type Row = Database['public']['Tables']['ad_groups']['Row']

/** The columns that `AdGroupValues` come from, with the version that edits are measured against. */
export const FIELD_COLUMNS =
  'name, description, parent_group_id, product_id, status, due_date, preview_expires_at, version'

type FieldRow = Pick<
  Row,
  'name' | 'description' | 'parent_group_id' | 'product_id' | 'status' | 'due_date' | 'preview_expires_at'
>

export const toValues = (row: FieldRow): AdGroupValues => ({
  name: row.name,
  description: row.description ?? '',
  client: row.parent_group_id,
  product: row.product_id,
  status: row.status,
  dueDate: row.due_date ?? '',
  previewUntil: row.preview_expires_at ? lastDayBefore(row.preview_expires_at) : '',
})

/** What to write so that a field has a value. */
export const CHANGES: Record<AdGroupField, (value: string) => Partial<FieldRow>> = {
  name: (name) => ({ name }),
  description: (description) => ({ description: description || null }),
  client: (id) => ({ parent_group_id: id }),
  product: (id) => ({ product_id: id }),
  status: (status) => ({ status }),
  dueDate: (day) => ({ due_date: day || null }),
  previewUntil: (day) => ({ preview_expires_at: day ? endOfDay(day) : null }),
}
