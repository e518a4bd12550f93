import type { AdGroup } from '@/lib/data/ads/ad-group-detail'
import type { AdGroupEditing } from './ad-group-editing'
import { GroupField } from './group-field'

export function AdGroupHeading({ group, editing }: { group: AdGroup; editing: AdGroupEditing }) {
  const { name, description } = group.values
  return (
    <div className="grid max-w-3xl gap-3">
      <GroupField field="name" editing={editing}>
        <h1 className="type-title [overflow-wrap:anywhere]">{name}</h1>
      </GroupField>
      <GroupField field="description" editing={editing}>
        <p className="[overflow-wrap:anywhere] whitespace-pre-line text-muted-foreground">
          {description || 'No description'}
        </p>
      </GroupField>
    </div>
  )
}
