import * as z from 'zod/mini'
import { readPage, readText, type SearchParams } from '@/lib/list/query'

/** Filter value for ad groups without an assignee. */
export const NOBODY = 'nobody'

export const assigneeSchema = z.union([z.uuid(), z.literal(NOBODY)])
export type AssigneeOrNobody = z.output<typeof assigneeSchema>

export type AssignmentSearch = {
  text: string
  /** Null: any assignee. */
  person: AssigneeOrNobody | null
  /** Counts from 1. */
  page: number
}

export const readAssignmentSearch = (params: SearchParams): AssignmentSearch => ({
  text: readText(params.q),
  person: z.catch(z.nullable(assigneeSchema), null).parse(params.person),
  page: readPage(params.page),
})

/** Inverse of `readAssignmentSearch`. */
export const assignmentParams = ({ text, person, page = 1 }: Partial<AssignmentSearch>): URLSearchParams =>
  new URLSearchParams({
    ...(text && { q: text }),
    ...(person && { person }),
    ...(page > 1 && { page: String(page) }),
  })
