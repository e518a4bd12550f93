import { CARRIED_COLUMNS } from '@/components/staff/brand-associations/carried-columns'
import { textsOf } from '@/components/staff/list/list-columns'
import { requireArea } from '@/lib/auth/session'
import { exportCarriedBrands } from '@/lib/data/owl/brand-associations/list'
import { exportList } from '@/lib/list/csv'
import { CARRIED_LIST } from '@/lib/owl/carried-list'
import { owlPaths } from '@/lib/portal/owl-paths'

export async function GET(request: Request) {
  await requireArea('owl', owlPaths.brandAssociationList())
  return exportList(CARRIED_LIST, request, { read: exportCarriedBrands, values: textsOf(CARRIED_COLUMNS) })
}
