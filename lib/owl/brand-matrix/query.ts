import { firstValue, isUuid, readPage, readText, type SearchParams } from '@/lib/list/query'
import { toBrandRole, type BrandRole } from '@/lib/owl/brand-roles'
import { STATES } from '@/lib/owl/sites'
import { companyToday } from '@/lib/time/in-zone'

/** What the address of the matrix says. */
export type MatrixQuery = {
  group: string | null
  /** As '2026-12-25'. */
  on: string
  state: string | null
  text: string
  /** Only sites without a brand in this role, or without any. */
  without: BrandRole | 'any' | null
  page: number
}

export const MATRIX_PAGE_SIZE = 50

export const isDay = (text: string): boolean =>
  /^(19|20)\d\d-\d\d-\d\d$/.test(text) &&
  !Number.isNaN(Date.parse(`${text}T00:00Z`)) &&
  new Date(`${text}T00:00Z`).toISOString().startsWith(text)

/** The company's day where the address names none. */
export const readDay = (value: string | string[] | undefined): string =>
  isDay(firstValue(value)) ? firstValue(value) : companyToday()

export function readMatrixQuery(params: SearchParams): MatrixQuery {
  const [group, state, without] = [params.group, params.state, params.without].map(firstValue)
  return {
    group: isUuid(group ?? '') ? (group ?? null) : null,
    on: readDay(params.on),
    state: STATES.some(([code]) => code === state) ? (state ?? null) : null,
    text: readText(params.q),
    without: without === 'any' ? 'any' : toBrandRole(without),
    page: readPage(params.page),
  }
}

export function matrixParams({ group, on, state, text, without, page }: MatrixQuery): URLSearchParams {
  const params = new URLSearchParams()
  if (group) params.set('group', group)
  if (on !== companyToday()) params.set('on', on)
  if (state) params.set('state', state)
  if (text) params.set('q', text)
  if (without) params.set('without', without)
  if (page > 1) params.set('page', String(page))
  return params
}

export const isNarrowed = ({ state, text, without }: MatrixQuery) =>
  Boolean(state ?? without ?? (text || null))
