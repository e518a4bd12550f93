import { requireArea } from '@/lib/auth/session'
import { exportProducts, type ProductRow } from '@/lib/data/owl/product-list'
import { exportList } from '@/lib/list/csv'
import { PRODUCT_LIST, type ProductColumn, soldByLabel } from '@/lib/owl/products'
import { owlPaths } from '@/lib/portal/owl-paths'

const VALUES: Record<ProductColumn, (product: ProductRow) => string> = {
  name: ({ name }) => name,
  picture: ({ picture }) => picture?.path ?? '',
  soldBy: ({ soldBy }) => soldByLabel(soldBy),
  category: ({ category }) => category ?? '',
  unit: ({ unit }) => unit ?? '',
  brand: ({ brand }) => brand?.name ?? '',
  code: ({ code }) => code ?? '',
  active: ({ isActive }) => (isActive ? 'Yes' : 'No'),
  adGroups: ({ adGroups }) => String(adGroups),
  created: ({ createdAt }) => createdAt,
  changed: ({ changedAt }) => changedAt,
}

export async function GET(request: Request) {
  await requireArea('owl', owlPaths.products())
  return exportList(PRODUCT_LIST, request, { read: exportProducts, values: VALUES })
}
