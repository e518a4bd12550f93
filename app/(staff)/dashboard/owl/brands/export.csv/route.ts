import { requireArea } from '@/lib/auth/session'
import { type BrandRow, exportBrands } from '@/lib/data/owl/brand-list'
import { exportList } from '@/lib/list/csv'
import { BRAND_LIST, type BrandColumn, brandKindLabel } from '@/lib/owl/brands'
import { staffPaths } from '@/lib/portal/staff-paths'

const VALUES: Record<BrandColumn, (brand: BrandRow) => string> = {
  name: ({ name }) => name,
  logo: ({ logo }) => logo ?? '',
  kind: ({ kind }) => brandKindLabel(kind),
  colors: ({ colors }) => colors.join(' '),
  products: ({ products }) => String(products),
  guidelines: ({ guidelines }) => guidelines ?? '',
  created: ({ createdAt }) => createdAt,
  changed: ({ changedAt }) => changedAt,
}

export async function GET(request: Request) {
  await requireArea('owl', staffPaths.brands())
  return exportList(BRAND_LIST, request, { read: exportBrands, values: VALUES })
}
