import * as z from 'zod/mini'
import { requiredText, type TextField } from './text-rules'

export const mirroringReason: TextField = { label: 'Reason', max: 500 }

/** What a super admin says before looking through somebody's eyes. */
export const mirroringSchema = z.object({
  userId: z.uuid(),
  reason: requiredText(mirroringReason),
  /** A checkbox that is not ticked is not sent. */
  allowChanges: z.pipe(
    z._default(z.string(), ''),
    z.transform((value: string) => value === 'on'),
  ),
  /** The page it is asked for on. Unchecked, as the browser names it. */
  from: z._default(z.string(), ''),
})

export type MirroringRequest = z.output<typeof mirroringSchema>
