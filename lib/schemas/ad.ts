import * as z from 'zod/mini'
import { AD_KINDS } from '@/lib/ads/types'
import { adGroupFields } from './ad-group-fields'
import { cleanLine, requiredText } from './text-rules'

const MAX_NAME = 200

/** The page of an ad, which exists in several areas. */
export const adPlace = z.object({
  area: z.enum(['admin', 'project-manager', 'graphic-designer']),
  id: z.uuid(),
})

export const adTitle = requiredText(adGroupFields.title)

/** As the browser describes it; `uploadProblem` decides whether it is accepted. */
export const uploadedFile = z.object({
  type: z.string().check(z.maxLength(MAX_NAME)),
  size: z.number().check(z.int(), z.nonnegative()),
})

/** Only shown to people, so a long name is truncated and not rejected. */
export const uploadedFileName = z.pipe(
  z.string(),
  z.transform((name: string) => [...cleanLine(name)].slice(0, MAX_NAME).join('') || 'Untitled'),
)

/** The form of an older version of a file. */
export const versionChoice = z.object({
  kind: z.enum(AD_KINDS),
  path: z.string().check(z.maxLength(MAX_NAME)),
})
