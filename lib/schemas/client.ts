import * as z from 'zod/mini'
import type { ClientField } from '@/lib/catalogue/clients'
import { clientFields } from './client-fields'
import { requiredText } from './text-rules'
import { optionalWebsite } from './website'

const website = optionalWebsite(clientFields.website)

const name = requiredText(clientFields.name)

const industry = z._default(
  z.string().check(z.refine((id) => id === '' || z.uuid().safeParse(id).success, 'Choose an industry')),
  '',
)

/** What each field of a client takes, as text. */
export const clientEdits: Record<ClientField, z.ZodMiniType<string>> = { name, website, industry }

export const newClientSchema = z.object({ name, website, industry })

export type NewClient = z.output<typeof newClientSchema>
