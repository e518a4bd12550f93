'use server'

import { createContactSubmission } from '@/lib/data/contact-submissions'
import { DataError } from '@/lib/errors'
import { checkVisitor } from '@/lib/forms/check-visitor'
import type { FormState } from '@/lib/forms/form-state'
import { parseForm } from '@/lib/forms/parse-form'
import { readValues } from '@/lib/forms/read-values'
import type { Visitor } from '@/lib/forms/visitor'
import { postSoon } from '@/lib/mail/post-soon'
import { contactSchema, type Contact } from '@/lib/schemas/contact'

export async function processContact(_: FormState, formData: FormData): Promise<FormState> {
  const form = parseForm(contactSchema, formData)
  if (!form.ok) return form.state
  const human = await checkVisitor('contact_submit', formData)
  if (!human.ok) return human.state
  const failure = await store(form.data, human)
  if (failure) return { status: 'failed', reason: failure, values: readValues(formData) }
  postSoon()
  return { status: 'success' }
}

/** Null once it is stored. A database that is away is no reason to take the form, and what was typed, from the visitor. */
async function store(contact: Contact, { visitor, isDoubtful }: { visitor: Visitor; isDoubtful: boolean }) {
  try {
    const stored = await createContactSubmission(contact, visitor, isDoubtful)
    return stored.ok ? null : stored.reason
  } catch (error) {
    if (error instanceof DataError) return 'unavailable'
    throw error
  }
}
