import { toUserType, type UserType } from './roles'
import { readPage, readText, firstValue, type SearchParams } from '@/lib/list/query'

const USER_SORTS = ['name', 'email', 'user_type', 'created_at'] as const
export type UserSort = (typeof USER_SORTS)[number]

export type UserSearch = {
  text: string
  /** Null: any; `none`: no role. */
  role: UserType | 'none' | null
  sort: UserSort
  isDescending: boolean
  /** From 1. */
  page: number
}

export const ALL_USERS: UserSearch = { text: '', role: null, sort: 'created_at', isDescending: true, page: 1 }

export function readUserSearch(params: SearchParams): UserSearch {
  const sort = USER_SORTS.find((name) => name === params.sort) ?? ALL_USERS.sort
  const order = firstValue(params.order)
  return {
    text: readText(params.q),
    role: params.role === 'none' ? 'none' : toUserType(params.role),
    sort,
    isDescending: order ? order === 'desc' : sort === ALL_USERS.sort,
    page: readPage(params.page),
  }
}

export function userSearchParams({ text, role, sort, isDescending, page }: UserSearch): URLSearchParams {
  const isUsual = sort === ALL_USERS.sort && isDescending === ALL_USERS.isDescending
  return new URLSearchParams({
    ...(text && { q: text }),
    ...(role && { role }),
    ...(!isUsual && { sort, order: isDescending ? 'desc' : 'asc' }),
    ...(page > 1 && { page: String(page) }),
  })
}
