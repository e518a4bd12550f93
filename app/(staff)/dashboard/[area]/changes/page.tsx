import type { Metadata } from 'next'
import { Changes } from '@/components/staff/changes/changes'
import { readActFilters } from '@/lib/audit/act-filters'
import { listActs } from '@/lib/data/history/acts'
import { readPage } from '@/lib/list/query'
import { requireScreen } from '@/lib/portal/require-screen'

export const metadata: Metadata = { title: 'Changes' }

export default async function ChangesPage({ params, searchParams }: PageProps<'/dashboard/[area]/changes'>) {
  const { area, screen } = await requireScreen((await params).area, 'changes')
  const asked = await searchParams
  const filters = readActFilters(asked)
  const page = readPage(asked.page)
  return (
    <Changes
      area={area}
      description={screen.description}
      filters={filters}
      page={page}
      list={await listActs({ ...filters, page })}
    />
  )
}
