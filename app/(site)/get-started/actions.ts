'use server'

import { createContactSubmission } from '@/lib/data/privileged/contact-submissions'
import { DataError } from '@/lib/errors'
import { checkVisitor, type Visitor } from '@/lib/forms/visitor'
import type { FormState } from '@/lib/forms/form-state'
import { parseForm } from '@/lib/forms/parse-form'
import { readValues } from '@/lib/forms/form-values'
import { postSoon } from '@/lib/mail/post-soon'
import { issueCallToken } from '@/lib/scheduling/links'
import { contactSchema, type Contact } from '@/lib/schemas/contact'

export async function processContact(_: FormState, formData: FormData): Promise<FormState> {
  const form = parseForm(contactSchema, formData)
  if (!form.ok) return form.state
  const human = await checkVisitor('contact_submit', formData)
  if (!human.ok) return human.state
  const stored = await store(form.data, human)
  if (!stored.ok) return { status: 'failed', reason: stored.reason, values: readValues(formData) }
  postSoon()
  return { status: 'success', callToken: issueCallToken(stored.id) }
}

/** A database that is away is no reason to take the form, and what was typed, from the visitor. */
async function store(contact: Contact, { visitor, isDoubtful }: { visitor: Visitor; isDoubtful: boolean }) {
  try {
    return await createContactSubmission(contact, visitor, isDoubtful)
  } catch (error) {
    if (error instanceof DataError) return { ok: false, reason: 'unavailable' } as const
    throw error
  }
}
