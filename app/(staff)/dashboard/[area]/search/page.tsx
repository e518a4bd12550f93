import type { Metadata } from 'next'
import { SearchResults } from '@/components/staff/search/search-results'
import { searchRecords } from '@/lib/data/records/search-records'
import { readText } from '@/lib/list/query'
import { RECORD_KINDS } from '@/lib/portal/found-records'
import { groupRecords } from '@/lib/portal/record-answer'
import { requireScreen } from '@/lib/portal/require-screen'
import { hasKey } from '@/lib/text/untrusted'

export const metadata: Metadata = { title: 'Search' }

const OF_EACH_KIND = 10
const OF_ONE_KIND = 100

export default async function SearchPage({ params, searchParams }: PageProps<'/dashboard/[area]/search'>) {
  const { viewer, area, screen } = await requireScreen((await params).area, 'search')
  const asked = await searchParams
  const text = readText(asked.q)
  const named = readText(asked.kind)
  const kind = hasKey(RECORD_KINDS, named) ? named : undefined
  const most = kind ? OF_ONE_KIND : OF_EACH_KIND
  const records = text === '' ? [] : await searchRecords(text, { most, kind })
  return (
    <SearchResults
      area={area}
      description={screen.description}
      text={text}
      kind={kind}
      groups={groupRecords(records, text, viewer.role)}
    />
  )
}
