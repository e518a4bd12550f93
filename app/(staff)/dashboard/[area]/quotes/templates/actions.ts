'use server'

import { z } from 'zod'
import { returnWith, staffAction } from '@/lib/actions/staff-action'
import { deleteQuoteTemplate, renameQuoteTemplate } from '@/lib/data/quotes/quote-templates'
import { QUOTE_AREAS, staffPaths } from '@/lib/portal/staff-paths'

const SALES = {
  area: 'sales',
  from: staffPaths.quoteTemplates('admin'),
  args: [z.enum(QUOTE_AREAS), z.uuid()],
} as const

export const renameTemplate = staffAction(
  { ...SALES, data: z.object({ name: z.string().trim().min(1).max(100) }) },
  async ({ args: [area, id], data: { name } }) => {
    const outcome = await renameQuoteTemplate(id, name)
    const code = { done: 'template-renamed', conflict: 'template-taken' } as const
    returnWith(
      outcome === 'done' || outcome === 'conflict' ? code[outcome] : 'not-changed',
      staffPaths.quoteTemplates(area),
    )
  },
)

export const removeTemplate = staffAction(SALES, async ({ args: [area, id] }) => {
  const outcome = await deleteQuoteTemplate(id)
  returnWith(outcome === 'done' ? 'template-deleted' : 'not-changed', staffPaths.quoteTemplates(area))
})
