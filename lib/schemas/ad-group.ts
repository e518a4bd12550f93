import * as z from 'zod/mini'
import { type AdGroupField, AD_GROUP_STATUSES } from '@/lib/ads/types'
import { adGroupFields } from './ad-group-fields'
import { cleanParagraphs, optionalDay, optionalText, requiredText } from './text-rules'

const name = requiredText(adGroupFields.name)
const catalogueClient = optionalText(adGroupFields.catalogueClient)
const description = optionalText(adGroupFields.description, cleanParagraphs)

export const adGroupEdits: Record<AdGroupField, z.ZodMiniType<string>> = {
  name,
  description,
  client: z.uuid('Choose a client'),
  catalogueClient,
  product: z.uuid('Choose a product'),
  status: z.enum(AD_GROUP_STATUSES, 'Choose a status'),
  dueDate: optionalDay,
  previewUntil: optionalDay,
}

/** Client and product by name; unknown ones are added. The client of the catalogue by name, too. */
export const newAdGroupSchema = z.object({
  name,
  client: requiredText(adGroupFields.client),
  catalogueClient,
  product: requiredText(adGroupFields.product),
  description,
  dueDate: optionalDay,
  /** The deal whose picture the first ad gets. */
  deal: z._default(z.union([z.uuid(), z.literal('')]), ''),
})

export type NewAdGroup = z.output<typeof newAdGroupSchema>

const title = requiredText(adGroupFields.title)

/** More are made from a template. */
export const MAX_NEW_ADS = 50

/** A title on each line. */
export const newAdsSchema = z.object({
  title: z.pipe(
    z.pipe(
      z.string(),
      z.transform((lines: string) =>
        cleanParagraphs(lines)
          .split('\n')
          .filter((line) => line.trim()),
      ),
    ),
    z
      .array(title)
      .check(
        z.minLength(1, `${adGroupFields.title.label} is required`),
        z.maxLength(MAX_NEW_ADS, `Add at most ${MAX_NEW_ADS} ads at once`),
      ),
  ),
})
