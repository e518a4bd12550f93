import * as z from 'zod/mini'
import { readAddress, readState } from '@/lib/owl/address'
import { readPosition } from '@/lib/owl/position'
import { type SiteField, toSiteStatus } from '@/lib/owl/sites'
import { isSiteZone } from '@/lib/owl/zones'
import { siteFields as fields } from './site-fields'
import { cleanParagraphs, isPhone, isReadable, optionalDay, optionalText, requiredText } from './text-rules'

const MAX_COUNT = 1000

const id = (message: string) =>
  z.string(message).check(z.refine((text) => z.uuid().safeParse(text).success, message))

const count = (field: (typeof fields)['screens' | 'pumps']) =>
  z.pipe(
    optionalText(field),
    z
      .string()
      .check(
        z.refine(
          (text) => text === '' || (/^\d+$/.test(text) && Number(text) <= MAX_COUNT),
          `Type a number from 0 to ${MAX_COUNT.toLocaleString('en-US')}, or leave it empty`,
        ),
      ),
  )

const position = z.pipe(optionalText(fields.position), z.string().check(isReadable(readPosition)))

const status = z
  .string('Choose a status')
  .check(z.refine((text) => toSiteStatus(text) !== null, 'Choose a status'))

const zip = z.pipe(
  optionalText(fields.zip),
  z.pipe(
    z.transform((text: string) => text.replace(/^(\d{5})-?\d{4}$/, '$1')),
    z.string().check(z.refine((text) => text === '' || /^\d{5}$/.test(text), 'A ZIP code has five digits')),
  ),
)

const state = z._default(
  z.string().check(z.refine((text) => text === '' || readState(text) === text, 'Choose a state')),
  '',
)

/** What each field of a site takes, as text. */
export const siteEdits: Record<SiteField, z.ZodMiniType<string>> = {
  name: requiredText(fields.name),
  number: requiredText(fields.number),
  group: id('Choose a site group'),
  status,
  opensOn: optionalDay,
  closedOn: optionalDay,
  address: z.pipe(optionalText(fields.address, cleanParagraphs), z.string().check(isReadable(readAddress))),
  county: optionalText(fields.county),
  position,
  timeZone: z.string('Choose a time zone').check(z.refine(isSiteZone, 'Choose a time zone')),
  phone: z.pipe(optionalText(fields.phone), z.string().check(isPhone)),
  screens: count(fields.screens),
  pumps: count(fields.pumps),
  notes: optionalText(fields.notes, cleanParagraphs),
}

const { name, number, group, opensOn, phone, screens, pumps } = siteEdits

export const newSiteSchema = z.object({
  name,
  number,
  group,
  status,
  opensOn,
  street: optionalText(fields.street),
  city: requiredText(fields.city),
  state: z.pipe(state, z.string().check(z.minLength(1, 'Choose a state'))),
  zip: z.pipe(zip, z.string().check(z.minLength(1, 'ZIP code is required'))),
  position,
  phone,
  screens,
  pumps,
})
