import 'server-only'
import * as z from 'zod/mini'
import { recordColumnLabel } from '@/lib/audit/history'
import type { NotUndone } from '@/lib/data/history/undo-change'
import { parseAction } from '@/lib/forms/parse-form'

const posted = z.object({
  entry: z.coerce.number().check(z.int(), z.positive()),
  column: z.optional(z.string().check(z.regex(/^[a-z_]{1,63}$/))),
})

/** What a button 'Undo' of a history posts. Without a column: the whole change. */
export const parseUndo = (formData: FormData) => parseAction(posted, formData)

const REFUSED = 'This can no longer be undone, or you don’t have permission.'

/** @param incomplete for records of which visitors see a part */
export function undoProblem(undone: NotUndone, incomplete = REFUSED): string {
  switch (undone.outcome) {
    case 'conflict': {
      if (undone.reason) return `Not undone. ${undone.reason}`
      const columns = undone.columns.map(recordColumnLabel).join(', ')
      return `Not undone: it was changed again since, or is in use elsewhere (${columns}).`
    }
    case 'incomplete':
      return incomplete
    case 'refused':
      return REFUSED
  }
}
