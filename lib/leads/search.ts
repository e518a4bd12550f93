import { readPage, readText, firstValue, type SearchParams } from '@/lib/list/search-params'
import type { ApplicationStatus, LeadStatus } from './statuses'

/** The filter of a list of leads. It is part of the URL. */
export type ListSearch<Status extends string> = {
  text: string
  /** Null: any. */
  status: Status | null
  /** From 1. */
  page: number
}

export type LeadSearch = ListSearch<LeadStatus>
export type ApplicationSearch = ListSearch<ApplicationStatus>

export const EVERYTHING = { text: '', status: null, page: 1 } as const satisfies ListSearch<never>

/** Reads the search from the query parameters of a list page. Ignores invalid parameters. */
export function readSearch<Status extends string>(
  params: SearchParams,
  statuses: readonly Status[],
): ListSearch<Status> {
  return {
    text: readText(params.q),
    status: statuses.find((status) => status === firstValue(params.status)) ?? null,
    page: readPage(params.page),
  }
}

/** The query string that `readSearch` reads; empty without a filter. */
export function writeSearch({ text, status, page }: ListSearch<string>): string {
  const query = new URLSearchParams({
    ...(text && { q: text }),
    ...(status && { status }),
    ...(page > 1 && { page: String(page) }),
  })
  return query.size > 0 ? `?${query}` : ''
}

/** True when the filter can hide rows. The page number does not count. */
export const isNarrowed = ({ text, status }: ListSearch<string>) => text !== '' || status !== null
