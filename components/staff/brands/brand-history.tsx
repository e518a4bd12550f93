import { ClientLogo } from '@/components/staff/clients/client-logo'
import { DeletedRecord } from '@/components/staff/record/delete-record'
import { History } from '@/components/staff/record/history'
import type { HistoryEntry } from '@/lib/data/history/record-history'
import type { Action } from '@/lib/forms/form-state'
import { staffPaths } from '@/lib/portal/staff-paths'
import { ColorStrip } from './brand-marks'

type Props = { entries: HistoryEntry[]; moreHref: string | null; undo: Action }

const NO_NAMES: ReadonlyMap<string, string> = new Map()

function showValue(column: string, value: unknown) {
  if (column === 'logo_path' && typeof value === 'string') {
    return <ClientLogo logo={value} ground="light" size="small" />
  }
  if (column === 'colors' && Array.isArray(value) && value.length > 0) {
    return <ColorStrip colors={value.map(String)} />
  }
  return null
}

export const BrandHistory = (props: Props) => (
  <History {...props} table="brands" names={NO_NAMES} show={showValue} />
)

export const DeletedBrand = (props: Props) => (
  <DeletedRecord list={{ href: staffPaths.brands(), label: 'All brands' }} title="This brand was deleted">
    <BrandHistory {...props} />
  </DeletedRecord>
)
