import * as z from 'zod/mini'
import {
  HERO_LABELS,
  PLACEMENT_LABELS,
  type Placement,
  RATIO_LABELS,
  type VideoField,
} from '@/lib/catalogue/video-fields'
import type { AspectRatio } from '@/lib/video/types'
import { cleanParagraphs, optionalText, requiredText } from './text-rules'
import { videoFields } from './video-fields'

const NOT_A_SLUG = 'Use small letters, digits and single dashes, as in first-pour'

const slug = requiredText(videoFields.slug).check(
  z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, { error: NOT_A_SLUG, abort: true }),
  z.refine((text) => text !== 'industry', 'The site needs this address itself'),
)

const keysOf = <Key extends string>(labels: Record<Key, string>) => Object.keys(labels) as [Key, ...Key[]]

const ratio = z._default(
  z.union([z.literal(''), z.enum(keysOf<AspectRatio>(RATIO_LABELS))], 'Choose a shape'),
  '',
)
const placement = z._default(z.enum(keysOf<Placement>(PLACEMENT_LABELS), 'Choose a placement'), 'none')
const hero = z._default(z.enum(keysOf(HERO_LABELS), 'Choose one'), 'no')

const name = requiredText(videoFields.name)
const title = optionalText(videoFields.title)
const goal = optionalText(videoFields.goal, cleanParagraphs)
const service = optionalText(videoFields.service)
const place = optionalText(videoFields.place)

/** What each field of a video takes, as text. The gazetteer reads the place. */
export const videoEdits: Record<VideoField, z.ZodMiniType<string>> = {
  name,
  title,
  slug,
  goal,
  service,
  place,
  ratio,
  placement,
  hero,
}

const industry = z._default(
  z.string().check(z.refine((id) => id === '' || z.uuid().safeParse(id).success, 'Choose an industry')),
  '',
)

export const newVideoSchema = z.object({
  name,
  title,
  goal,
  service,
  place,
  ratio,
  placement,
  industry,
  client: optionalText(videoFields.client),
  /** The unknown client that the answer before asked about. */
  unknown: optionalText(videoFields.client),
})

/** A typed name, or the button of what was found for it. */
export const linkSchema = z.object({
  name: optionalText(videoFields.client),
  choose: z.optional(z.uuid()),
  create: z.optional(z.string()),
})
