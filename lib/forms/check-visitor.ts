import 'server-only'
import { headers } from 'next/headers'
import { env } from '@/lib/env'
import type { FormState } from './form-state'
import { readValues } from './read-values'
import { readVisitor, type Visitor } from './visitor'

type CheckedVisitor = { ok: true; visitor: Visitor } | { ok: false; state: FormState }

/** `form` names the form in the way bot defence does, as in `contact_submit`. */
export async function checkVisitor(form: string, formData: FormData): Promise<CheckedVisitor> {
  const values = readValues(formData)
  const visitor = readVisitor({
    form,
    values,
    headers: await headers(),
    siteUrl: env.SITE_URL,
    secret: env.SUPABASE_SECRET_KEY,
    now: Date.now(),
  })
  if (visitor) return { ok: true, visitor }
  console.warn(`${form} refused: not from a person on this site`)
  return { ok: false, state: { status: 'failed', reason: 'refused', values } }
}
