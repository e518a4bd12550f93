import { requireArea } from '@/lib/auth/session'
import { exportGear, type GearRow } from '@/lib/data/leads/gear-list'
import { GEAR_STATUS_LABELS } from '@/lib/leads/gear'
import { GEAR_KIND_LABELS, GEAR_LIST, type GearColumn } from '@/lib/leads/gear-list'
import { exportList } from '@/lib/list/csv'
import { staffPaths } from '@/lib/portal/staff-paths'

const VALUES: Record<GearColumn, (gear: GearRow) => string> = {
  name: ({ name }) => name,
  kind: ({ kind }) => GEAR_KIND_LABELS[kind],
  brand: ({ brand }) => brand,
  status: ({ status }) => GEAR_STATUS_LABELS[status],
  uses: ({ uses }) => String(uses),
  created: ({ createdAt }) => createdAt,
}

export async function GET(request: Request) {
  await requireArea('admin', staffPaths.gear())
  return exportList(GEAR_LIST, request, { read: exportGear, values: VALUES })
}
