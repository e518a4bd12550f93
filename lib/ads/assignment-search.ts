import * as z from 'zod/mini'
import { readPage, readText, type SearchParams } from '@/lib/list/search-params'

/** Stands for a person where groups that nobody works on are meant. */
export const NOBODY = 'nobody'

/** A person's id, or nobody. */
export const assigneeSchema = z.union([z.uuid(), z.literal(NOBODY)])
export type AssigneeOrNobody = z.output<typeof assigneeSchema>

/** What lists of assignments are narrowed to; part of the address. */
export type AssignmentSearch = {
  text: string
  /** Null: any. */
  person: AssigneeOrNobody | null
  /** From 1. */
  page: number
}

export const readAssignmentSearch = (params: SearchParams): AssignmentSearch => ({
  text: readText(params.q),
  person: z.catch(z.nullable(assigneeSchema), null).parse(params.person),
  page: readPage(params.page),
})

/** The entries of an address that `readAssignmentSearch` reads as this search. */
export const assignmentParams = ({ text, person, page = 1 }: Partial<AssignmentSearch>): URLSearchParams =>
  new URLSearchParams({
    ...(text && { q: text }),
    ...(person && { person }),
    ...(page > 1 && { page: String(page) }),
  })
