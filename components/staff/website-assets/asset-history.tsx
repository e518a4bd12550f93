import { History } from '@/components/staff/record/history'
import type { HistoryEntry } from '@/lib/data/history/record-history'
import type { AssetVersion } from '@/lib/data/website/website-assets'
import type { Action } from '@/lib/forms/form-state'

type Props = {
  entries: HistoryEntry[]
  versions: AssetVersion[]
  moreHref: string | null
  undo: Action
}

export const AssetHistory = ({ versions, ...props }: Props) => (
  <History
    {...props}
    table="website_asset_slots"
    names={new Map(versions.map(({ id, fileName }) => [id, fileName]))}
    show={(column, value) =>
      column === 'version_id' && value === null ? 'As delivered with the site' : null
    }
  />
)
