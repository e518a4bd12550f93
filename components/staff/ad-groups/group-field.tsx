import type { ReactNode } from 'react'
import type { EditControl } from '@/components/staff/record/edit-control'
import { InlineEdit } from '@/components/staff/record/inline-edit'
import { type AdGroupField, type AdGroupValues, AD_GROUP_STATUS_LABELS } from '@/lib/ads/types'
import type { AdCatalogue, NamedRecord } from '@/lib/data/ads/ad-catalogue'
import type { EditAction } from '@/lib/forms/form-state'
import { adGroupFields } from '@/lib/schemas/ad-group-fields'

/** Null when the user may not edit the group. */
export type AdGroupEditing = {
  version: number
  values: AdGroupValues
  catalogue: AdCatalogue
  /** Names of the clients of the catalogue. */
  catalogueClients: readonly string[]
  actionOf: (field: AdGroupField) => EditAction
} | null

const FIELD_LABELS: Record<AdGroupField, string> = {
  name: 'Name',
  description: 'Description',
  client: 'Client',
  catalogueClient: 'Catalog client',
  product: 'Product',
  status: 'Status',
  dueDate: 'Due date',
  previewUntil: 'Last day',
}

const byName = (rows: NamedRecord[]) => rows.map(({ id, name }) => [id, name] as const)

function controlOf(
  field: AdGroupField,
  { catalogue: { clients, products }, catalogueClients }: NonNullable<AdGroupEditing>,
): EditControl {
  switch (field) {
    case 'name':
      return { kind: 'text', maxLength: adGroupFields.name.max }
    case 'description':
      return { kind: 'textarea' }
    case 'client':
      return { kind: 'select', options: byName(clients) }
    case 'catalogueClient':
      return { kind: 'text', maxLength: adGroupFields.catalogueClient.max, suggestions: catalogueClients }
    case 'product':
      return { kind: 'select', options: byName(products) }
    case 'status':
      return { kind: 'select', options: Object.entries(AD_GROUP_STATUS_LABELS) }
    case 'dueDate':
    case 'previewUntil':
      return { kind: 'date' }
  }
}

type Props = {
  field: AdGroupField
  editing: AdGroupEditing
  /** The value, rendered for reading. */
  children: ReactNode
}

export function GroupField({ field, editing, children }: Props) {
  if (!editing) return children
  return (
    <InlineEdit
      label={FIELD_LABELS[field]}
      value={editing.values[field]}
      version={editing.version}
      control={controlOf(field, editing)}
      action={editing.actionOf(field)}
    >
      {children}
    </InlineEdit>
  )
}
