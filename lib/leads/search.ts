import { readPage, readText, firstValue, type SearchParams } from '@/lib/list/query'
import type { ApplicationStatus } from './statuses'

export type ListSearch<Status extends string> = {
  text: string
  /** Null: any status. */
  status: Status | null
  /** From 1. */
  page: number
}

export type ApplicationSearch = ListSearch<ApplicationStatus>

export const NO_FILTER = { text: '', status: null, page: 1 } as const satisfies ListSearch<never>

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

export function writeSearch({ text, status, page }: ListSearch<string>): string {
  const query = new URLSearchParams({
    ...(text && { q: text }),
    ...(status && { status }),
    ...(page > 1 && { page: String(page) }),
  })
  return query.size > 0 ? `?${query}` : ''
}

/** The page number does not count. */
export const isNarrowed = ({ text, status }: ListSearch<string>) => text !== '' || status !== null
