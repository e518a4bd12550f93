import { requireArea } from '@/lib/auth/session'
import { exportMatrix, listBrandOptions } from '@/lib/data/owl/brand-associations/matrix'
import { csvResponse } from '@/lib/list/csv'
import { toSearchParams } from '@/lib/list/query'
import { carriedBrands, type MatrixRow } from '@/lib/owl/brand-matrix/cells'
import { readMatrixQuery } from '@/lib/owl/brand-matrix/query'
import { BRAND_ROLE_LABELS, BRAND_ROLES } from '@/lib/owl/brand-roles'
import { owlPaths } from '@/lib/portal/owl-paths'

export async function GET(request: Request) {
  await requireArea('owl', owlPaths.brandAssociations())
  const query = readMatrixQuery(toSearchParams(new URL(request.url).searchParams))
  if (!query.group) return new Response('Choose a site group first', { status: 400 })
  const [rows, brands] = await Promise.all([exportMatrix(query), listBrandOptions()])
  const names = new Map(brands.map(({ id, name }) => [id, name]))
  return csvResponse(`brands-${query.on}`, rows, [
    ['Number', ({ number }: MatrixRow) => number],
    ['Name', ({ name }) => name],
    ['City', ({ place }) => place],
    ...BRAND_ROLES.map((role): [string, (row: MatrixRow) => string] => [
      BRAND_ROLE_LABELS[role],
      (row) =>
        carriedBrands(row, role, query.on)
          .map((id) => names.get(id) ?? '')
          .join('; '),
    ]),
  ])
}
