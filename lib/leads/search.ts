import type { ApplicationStatus } from './application-statuses'
import type { LeadStatus } from './statuses'

/** What a list of leads is narrowed to; part of the address. */
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

const MAX_WORDS = 6

/** The query that `readSearch` reads; empty for everything. */
export function writeSearch({ text, status, page }: ListSearch<string>): string {
  const query = new URLSearchParams({
    ...(text && { q: text }),
    ...(status && { status }),
    ...(page > 1 && { page: String(page) }),
  })
  return query.size > 0 ? `?${query}` : ''
}

/** Whether it leaves anything out, on whatever page. */
export const isNarrowed = ({ text, status }: ListSearch<string>) => text !== '' || status !== null

/** The words of a search, of nothing but what names and addresses are made of: no character that means something to a query. */
export const searchWords = (text: string): string[] =>
  text
    .replace(/[^\p{L}\p{M}\p{N}@.+'-]+/gu, ' ')
    .split(' ')
    .filter(Boolean)
    .slice(0, MAX_WORDS)
