import type { Metadata } from 'next'
import { MatrixScreen } from '@/components/staff/brand-associations/matrix-screen'
import { requireArea } from '@/lib/auth/session'
import { getMatrix, listBrandOptions } from '@/lib/data/owl/brand-associations/matrix'
import { listSiteGroupOptions } from '@/lib/data/owl/site-group-list'
import { readMatrixQuery } from '@/lib/owl/brand-matrix/query'
import { getScreen, screenHref } from '@/lib/portal/screens'
import { saveCells, undoCells } from './actions'

const screen = getScreen('owl', 'brand-associations')

export const metadata: Metadata = { title: screen.title }

export default async function BrandAssociationsPage({
  searchParams,
}: PageProps<'/dashboard/owl/brand-associations'>) {
  await requireArea('owl', screenHref(screen))
  const query = readMatrixQuery(await searchParams)
  const [groups, brands, page] = await Promise.all([
    listSiteGroupOptions(),
    query.group ? listBrandOptions() : [],
    query.group ? getMatrix(query) : null,
  ])
  return (
    <MatrixScreen
      title={screen.title}
      description={screen.description}
      query={query}
      groups={groups}
      brands={brands}
      page={page}
      actions={{ save: saveCells, undo: undoCells }}
    />
  )
}
