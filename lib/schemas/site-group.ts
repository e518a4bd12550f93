import * as z from 'zod/mini'
import { readAddress } from '@/lib/owl/address'
import { type SiteGroupField, toSiteGroupStatus } from '@/lib/owl/site-groups'
import { siteGroupFields as fields } from './site-fields'
import { cleanParagraphs, isReadable, optionalText, requiredText } from './text-rules'
import { optionalWebsite } from './website'

const status = z
  .string('Choose a status')
  .check(z.refine((text) => toSiteGroupStatus(text) !== null, 'Choose a status'))

const owner = z._default(
  z.string().check(z.refine((id) => id === '' || z.uuid().safeParse(id).success, 'Choose an owner')),
  '',
)

const billingAddress = z.pipe(
  optionalText(fields.billingAddress, cleanParagraphs),
  z.string().check(isReadable(readAddress)),
)

/** What each field of a site group takes, as text. */
export const siteGroupEdits: Record<SiteGroupField, z.ZodMiniType<string>> = {
  name: requiredText(fields.name),
  legalName: optionalText(fields.legalName),
  status,
  owner,
  website: optionalWebsite(fields.website),
  billingAddress,
  notes: optionalText(fields.notes, cleanParagraphs),
}

export const newSiteGroupSchema = z.object(siteGroupEdits)

export type NewSiteGroup = z.output<typeof newSiteGroupSchema>
