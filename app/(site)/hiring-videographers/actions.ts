'use server'

import * as z from 'zod/mini'
import { assertSameOrigin } from '@/lib/forms/own-origin'
import { createApplication } from '@/lib/data/privileged/applications'
import { suggestCamera } from '@/lib/data/privileged/cameras'
import { suggestLens } from '@/lib/data/privileged/lenses'
import { DataError } from '@/lib/errors'
import { checkVisitor, type Visitor } from '@/lib/forms/visitor'
import type { FormState } from '@/lib/forms/form-state'
import { parseForm } from '@/lib/forms/parse-form'
import { readValues } from '@/lib/forms/form-values'
import { senderHash } from '@/lib/forms/client-address'
import { LONGEST_GEAR_NAME, type GearKind } from '@/lib/leads/gear-names'
import { postSoon } from '@/lib/mail/post-soon'
import { applicationSchema, type Application } from '@/lib/schemas/application'
import { cleanLine } from '@/lib/schemas/clean-text'

export async function processVideographer(_: FormState, formData: FormData): Promise<FormState> {
  const form = parseForm(applicationSchema, formData)
  if (!form.ok) return form.state
  const human = await checkVisitor('videographer_signup', formData)
  if (!human.ok) return human.state
  const failure = await store(form.data, human)
  if (failure) return { status: 'failed', reason: failure, values: readValues(formData) }
  postSoon()
  return { status: 'success' }
}

/** Null once it is stored. A database that is away is no reason to take the form, and what was typed, from the visitor. */
async function store(
  application: Application,
  { visitor, isDoubtful }: { visitor: Visitor; isDoubtful: boolean },
) {
  try {
    const stored = await createApplication(application, visitor, isDoubtful)
    return stored.ok ? null : stored.reason
  } catch (error) {
    if (error instanceof DataError) return 'unavailable'
    throw error
  }
}

const gearName = z.string().check(z.overwrite(cleanLine), z.minLength(1), z.maxLength(LONGEST_GEAR_NAME))

/** Adds a camera or lens that the list lacks. Answers the name it is known by; null when it could not be added. */
export async function addGear(kind: GearKind, name: string): Promise<string | null> {
  await assertSameOrigin()
  const typed = gearName.safeParse(name)
  if (!typed.success) return null
  const suggest = kind === 'camera' ? suggestCamera : suggestLens
  return suggest(typed.data, await senderHash())
}
