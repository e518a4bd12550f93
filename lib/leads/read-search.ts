import { readPage, readText, single, type SearchParams } from '@/lib/list/search-params'
import type { ListSearch } from './search'

/** What an address asks of a list whose rows have these statuses. */
export function readSearch<Status extends string>(
  params: SearchParams,
  statuses: readonly Status[],
): ListSearch<Status> {
  return {
    text: readText(params.q),
    status: statuses.find((status) => status === single(params.status)) ?? null,
    page: readPage(params.page),
  }
}
