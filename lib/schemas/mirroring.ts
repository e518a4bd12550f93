import * as z from 'zod/mini'
import { requiredText, type TextField } from './text-rules'

export const mirroringReason: TextField = { label: 'Reason', max: 500 }

export const mirroringSchema = z.object({
  userId: z.uuid(),
  reason: requiredText(mirroringReason),
  /** Browsers do not send an unchecked checkbox. */
  allowChanges: z.pipe(
    z._default(z.string(), ''),
    z.transform((value: string) => value === 'on'),
  ),
  /** Validated by `startMirroring`. */
  from: z._default(z.string(), ''),
})
