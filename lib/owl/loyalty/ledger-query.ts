import { firstValue, readPage, type SearchParams } from '@/lib/list/query'

type LedgerView = { member: string | null; page: number }

export const readLedgerView = (params: SearchParams): LedgerView => ({
  member: firstValue(params.member).trim().toUpperCase().slice(0, 40).toWellFormed() || null,
  page: readPage(params.page),
})

/** Inverse of `readLedgerView`. */
export const ledgerParams = ({ member, page }: LedgerView): URLSearchParams =>
  new URLSearchParams({ ...(member && { member }), ...(page > 1 && { page: String(page) }) })
