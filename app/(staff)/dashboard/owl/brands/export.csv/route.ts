import { BRAND_COLUMNS } from '@/components/staff/brands/brand-columns'
import { textsOf } from '@/components/staff/list/list-columns'
import { requireArea } from '@/lib/auth/session'
import { exportBrands } from '@/lib/data/owl/brands'
import { exportList } from '@/lib/list/csv'
import { BRAND_LIST } from '@/lib/owl/brands'
import { owlPaths } from '@/lib/portal/owl-paths'

export async function GET(request: Request) {
  await requireArea('owl', owlPaths.brands())
  return exportList(BRAND_LIST, request, { read: exportBrands, values: textsOf(BRAND_COLUMNS) })
}
