import * as z from 'zod/mini'
import type { ClientField } from '@/lib/catalogue/clients'
import { webAddress } from '@/lib/leads/web-address'
import { clientFields } from './client-fields'
import { optionalText, requiredText } from './text-rules'

const NOT_A_WEBSITE = 'Enter the address of a website, as in https://example.com'

/** `https` is added where no scheme was typed. */
const website = z.pipe(
  optionalText(clientFields.website),
  z.pipe(
    z.transform((typed: string) => (typed === '' ? '' : (webAddress(typed) ?? typed))),
    z.string().check(
      z.refine(
        (url) => url === '' || (url.startsWith('https://') && webAddress(url) !== null),
        NOT_A_WEBSITE,
      ),
      z.maxLength(clientFields.website.max, NOT_A_WEBSITE),
    ),
  ),
)

const name = requiredText(clientFields.name)

const industry = z._default(
  z.string().check(z.refine((id) => id === '' || z.uuid().safeParse(id).success, 'Choose an industry')),
  '',
)

/** What each field of a client takes, as text. */
export const clientEdits: Record<ClientField, z.ZodMiniType<string>> = { name, website, industry }

export const newClientSchema = z.object({ name, website, industry })

export type NewClient = z.output<typeof newClientSchema>
