import type { ReactNode } from 'react'
import { InlineEdit } from '@/components/staff/edit/inline-edit'
import type { AdGroupField } from '@/lib/ads/group-fields'
import { controlOf, FIELD_LABELS, type AdGroupEditing } from './ad-group-editing'

type Props = {
  field: AdGroupField
  editing: AdGroupEditing
  /** How its value is shown. */
  children: ReactNode
}

/** A field of a group, with a way to edit it for whoever may. */
export function GroupField({ field, editing, children }: Props) {
  if (!editing) return children
  return (
    <InlineEdit
      label={FIELD_LABELS[field]}
      value={editing.values[field]}
      version={editing.version}
      control={controlOf(field, editing.catalogue)}
      action={editing.actionOf(field)}
    >
      {children}
    </InlineEdit>
  )
}
