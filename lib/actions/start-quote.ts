'use server'

import { z } from 'zod'
import { returnWith, staffAction } from './staff-action'
import { copyQuote, createQuote } from '@/lib/data/quotes/quote-changes'
import { QUOTE_AREAS, staffPaths } from '@/lib/portal/staff-paths'

const SALES = { area: 'sales', from: staffPaths.newQuote('admin') } as const
const area = z.enum(QUOTE_AREAS)
const optionalId = z.union([z.literal('').transform(() => undefined), z.uuid()]).optional()

/** `id` is that of the quote that it makes, so that pressing twice makes one. */
export const startQuote = staffAction(
  {
    ...SALES,
    args: [area],
    data: z.object({
      id: z.uuid(),
      lead: optionalId,
      client: optionalId,
      contact: optionalId,
      template: optionalId,
    }),
  },
  async ({ args: [area], data }) => {
    const outcome = await createQuote({
      id: data.id,
      leadId: data.lead,
      clientId: data.client,
      contactId: data.contact,
      templateId: data.template,
    })
    if (outcome !== 'done') returnWith('not-changed', staffPaths.newQuote(area))
    returnWith('quote-added', staffPaths.quote(area, data.id))
  },
)

export const startCopy = staffAction(
  { ...SALES, args: [area], data: z.object({ id: z.uuid(), original: z.uuid() }) },
  async ({ args: [area], data: { id, original } }) => {
    const outcome = await copyQuote(id, original)
    if (outcome !== 'done') returnWith('not-changed', staffPaths.newQuote(area))
    returnWith('quote-added', staffPaths.quote(area, id))
  },
)
