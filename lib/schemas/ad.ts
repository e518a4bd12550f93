import * as z from 'zod/mini'
import { AD_KINDS } from '@/lib/ads/types'
import { adGroupFields } from './ad-group-fields'
import { cleanLine } from './clean-text'
import { requiredText } from './text-rules'

const MOST_OF_NAME = 200

/** In which area of the portal somebody has an ad before them. */
export const adPlace = z.object({
  area: z.enum(['admin', 'project-manager', 'graphic-designer']),
  id: z.uuid(),
})

export type AdPlace = z.output<typeof adPlace>

export const adTitle = requiredText(adGroupFields.title)

/** As the browser announces it; whether the kind allows it is asked of the rules. */
export const uploadOfFile = z.object({
  kind: z.enum(AD_KINDS),
  file: z.object({
    type: z.string().check(z.maxLength(MOST_OF_NAME)),
    size: z.number().check(z.int(), z.nonnegative()),
  }),
})

/** A name is kept for people to recognize the file by, as much of it as there is room for. */
export const arrivalOfFile = z.object({
  path: z.string(),
  fileName: z.pipe(
    z.string(),
    z.transform((name: string) => [...cleanLine(name)].slice(0, MOST_OF_NAME).join('') || 'Untitled'),
  ),
})

/** What the forms of older versions post. */
export const versionChoice = z.object({
  kind: z.enum(AD_KINDS),
  path: z.string().check(z.maxLength(MOST_OF_NAME)),
})
