import { readPage } from '@/lib/portal/read-page'
import type { ListSearch } from './search'

const MAX_TEXT = 100

type Params = Record<string, string | string[] | undefined>

const single = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value) ?? ''

/** What an address asks of a list whose rows have these statuses. */
export function readSearch<Status extends string>(
  params: Params,
  statuses: readonly Status[],
): ListSearch<Status> {
  return {
    text: single(params.q).trim().slice(0, MAX_TEXT).toWellFormed(),
    status: statuses.find((status) => status === single(params.status)) ?? null,
    page: readPage(params.page),
  }
}
