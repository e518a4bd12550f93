import { toLeadStatus, type LeadStatus } from './statuses'

/** What the list of leads is narrowed to; part of the address. */
export type LeadSearch = {
  text: string
  /** Null: any. */
  status: LeadStatus | null
  /** From 1. */
  page: number
}

export const ALL_LEADS: LeadSearch = { text: '', status: null, page: 1 }

const MAX_TEXT = 100
const MAX_PAGE = 10_000
const MAX_WORDS = 6

type Params = Record<string, string | string[] | undefined>

const single = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value) ?? ''

export function readLeadSearch(params: Params): LeadSearch {
  const page = Number(single(params.page))
  return {
    text: single(params.q).trim().slice(0, MAX_TEXT).toWellFormed(),
    status: toLeadStatus(single(params.status)),
    page: Number.isInteger(page) && page > 0 ? Math.min(page, MAX_PAGE) : 1,
  }
}

/** The words of a search, of nothing but what names and addresses are made of: no character that means something to a query. */
export const searchWords = (text: string): string[] =>
  text
    .replace(/[^\p{L}\p{M}\p{N}@.+'-]+/gu, ' ')
    .split(' ')
    .filter(Boolean)
    .slice(0, MAX_WORDS)
