import * as z from 'zod/mini'
import { AD_KINDS } from '@/lib/ads/types'
import { adGroupFields } from './ad-group-fields'
import { cleanLine, requiredText } from './text-rules'

const MAX_NAME = 200

export const adPlace = z.object({
  area: z.enum(['admin', 'project-manager', 'graphic-designer']),
  id: z.uuid(),
})

export const adTitle = requiredText(adGroupFields.title)

/** As the browser describes it; `uploadProblem` checks it. */
export const uploadedFile = z.object({
  type: z.string().check(z.maxLength(MAX_NAME)),
  size: z.number().check(z.int(), z.nonnegative()),
})

/** Only displayed, so a long name is truncated, not rejected. */
export const uploadedFileName = z.pipe(
  z.string(),
  z.transform((name: string) => [...cleanLine(name)].slice(0, MAX_NAME).join('') || 'Untitled'),
)

export const versionChoice = z.object({
  kind: z.enum(AD_KINDS),
  path: z.string().check(z.maxLength(MAX_NAME)),
})
