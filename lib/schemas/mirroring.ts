import * as z from 'zod/mini'
import { requiredText, type TextField } from './text-rules'

export const mirroringReason: TextField = { label: 'Reason', max: 500 }

/** The form that starts mirroring. */
export const mirroringSchema = z.object({
  userId: z.uuid(),
  reason: requiredText(mirroringReason),
  /** Browsers do not send an unchecked checkbox. */
  allowChanges: z.pipe(
    z._default(z.string(), ''),
    z.transform((value: string) => value === 'on'),
  ),
  /** The current page. Not validated here: `startMirroring` does that. */
  from: z._default(z.string(), ''),
})
