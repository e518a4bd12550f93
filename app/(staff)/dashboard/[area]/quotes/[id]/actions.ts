'use server'

import { randomUUID } from 'node:crypto'
import { revalidatePath } from 'next/cache'
import { z } from 'zod'
import { returnWith, staffAction } from '@/lib/actions/staff-action'
import {
  answerQuote,
  assignQuote,
  beginQuoteVersion,
  deleteQuoteDraft,
  renewQuoteLink,
  saveQuoteDraft,
  sendQuote,
  withdrawQuote,
} from '@/lib/data/quotes/quote-changes'
import { getQuote } from '@/lib/data/quotes/quote-record'
import { saveQuoteTemplate } from '@/lib/data/quotes/quote-templates'
import { findTravel } from '@/lib/data/website/travel'
import { env } from '@/lib/env'
import type { RpcOutcome } from '@/lib/errors'
import type { ActionState, Parsed } from '@/lib/forms/form-state'
import { parseAction } from '@/lib/forms/parse-form'
import { sendMailSoon } from '@/lib/mail/sender'
import { quotePaths } from '@/lib/quotes/quote-paths'
import { QUOTE_AREAS, staffPaths } from '@/lib/portal/staff-paths'
import type { QuoteFormState } from '@/lib/quotes/form-state'
import { CENTS_PER_MILE, FREE_MILES } from '@/lib/quotes/travel'
import { readTypedQuote, type TypedQuote } from '@/lib/quotes/typed-quote'
import { applyStep, readStep, type Step } from '@/lib/quotes/typed-steps'
import { readQuoteDraft } from '@/lib/schemas/quote'

const SALES = {
  area: 'sales',
  from: staffPaths.quotes('admin'),
  args: [z.enum(QUOTE_AREAS), z.uuid()],
} as const
const version = z.coerce.number().int().positive()

const addressOf = (token: string) => new URL(quotePaths.quote(token), env.SITE_URL).href

function travelStep(place: string): Step | null {
  const travel = findTravel(place)
  return (
    travel && {
      do: 'travel',
      miles: travel.miles,
      from: travel.from,
      chargedMiles: Math.max(0, travel.miles - FREE_MILES),
      cents: CENTS_PER_MILE,
    }
  )
}

const PROBLEMS = {
  refused: 'This quote no longer exists, or you don’t have permission to change it.',
  incomplete: 'The quote could not be saved. Check every line.',
  busy: 'Too many changes at once. Wait a moment and save again.',
} as const

/** Someone else saved first, or this save arrived before and its answer was lost. */
async function answerConflict(id: string, typed: TypedQuote): Promise<QuoteFormState> {
  const stored = await getQuote(id)
  if (!stored?.draft) return { typed, problem: 'This quote no longer has a draft. Reload the page.' }
  const isSame = JSON.stringify(readQuoteDraft(stored.draft.typed)) === JSON.stringify(readQuoteDraft(typed))
  if (isSame) return { typed, editVersion: stored.editVersion }
  return { typed, conflict: { theirs: stored.draft.typed, editVersion: stored.editVersion } }
}

type Posted = { typed: TypedQuote; version: number; button: string; place: string }

const posted = (formData: FormData): Parsed<Posted, QuoteFormState> => ({
  ok: true,
  data: {
    typed: readTypedQuote(formData),
    version: version.parse(formData.get('version')),
    button: z.string().max(60).catch('').parse(formData.get('step')),
    place: z.string().max(160).catch('').parse(formData.get('place')),
  },
  values: {},
})

/** Saves the draft; the button 'send' sends it after that. Other buttons change the form and save nothing. */
export const saveQuote = staffAction(
  { ...SALES, form: posted },
  async ({
    args: [area, id],
    data: { typed, version, button, place },
    formData,
  }): Promise<QuoteFormState> => {
    const step = button === 'travel' ? travelStep(place) : readStep(formData, typed)
    if (step) return { typed: applyStep(typed, step, randomUUID()), step }
    if (button === 'travel')
      return { typed, errors: { place: 'We can’t find this place. Try a city or a ZIP code.' } }

    const read = readQuoteDraft(typed)
    if (!read.ok) return { typed, errors: read.errors, problem: 'Not saved: correct the marked fields.' }
    const saved = await saveQuoteDraft(id, version, read.data)
    if (saved === 'conflict') return answerConflict(id, typed)
    if (typeof saved === 'string') return { typed, problem: PROBLEMS[saved] }
    if (button !== 'send') return { typed, editVersion: saved.editVersion }

    const sent = await sendQuote(id, saved.editVersion)
    if (sent === 'incomplete') {
      return {
        typed,
        editVersion: saved.editVersion,
        problem:
          'Saved, but not sent: a quote needs a name, an email address, a line, and a last day that is not over.',
      }
    }
    if (sent === 'unwanted') {
      return {
        typed,
        editVersion: saved.editVersion,
        problem:
          'Saved, but not sent: a contact with this email asked us not to write. The contact says “Do not contact”.',
      }
    }
    if (typeof sent === 'string') {
      return {
        typed,
        editVersion: saved.editVersion,
        problem: 'Saved, but not sent: someone else has changed it.',
      }
    }
    sendMailSoon()
    revalidatePath(staffPaths.quote(area, id))
    return { link: addressOf(sent.token) }
  },
)

export const renewLink = staffAction(
  { ...SALES, form: (formData) => parseAction(z.object({}), formData) },
  async ({ args: [, id] }): Promise<ActionState> => {
    const renewed = await renewQuoteLink(id)
    if (typeof renewed === 'string') return { problem: 'No link was made: the quote has changed.' }
    return { values: { address: addressOf(renewed.token) } }
  },
)

export const keepAsTemplate = staffAction(
  {
    ...SALES,
    form: (formData) =>
      parseAction(
        z.object({ name: z.string().trim().min(1, 'Give it a name').max(100, 'At most 100 characters') }),
        formData,
      ),
  },
  async ({ args: [area, id], data: { name }, values }): Promise<ActionState> => {
    const outcome = await saveQuoteTemplate(id, name)
    if (outcome === 'conflict') return { errors: { name: 'Another template has this name' }, values }
    if (outcome !== 'done') return { problem: PROBLEMS.refused, values }
    revalidatePath(staffPaths.quoteTemplates(area))
    return { done: { title: 'Saved as a template' } }
  },
)

const CHANGED: Partial<Record<RpcOutcome, 'changed-meanwhile'>> = { conflict: 'changed-meanwhile' }

export const beginVersion = staffAction(
  { ...SALES, args: [...SALES.args, version] },
  async ({ args: [area, id, version] }) => {
    const outcome = await beginQuoteVersion(id, version)
    returnWith(
      outcome === 'done' ? 'quote-version-begun' : (CHANGED[outcome] ?? 'not-changed'),
      staffPaths.quote(area, id),
    )
  },
)

export const withdraw = staffAction(
  { ...SALES, args: [...SALES.args, version] },
  async ({ args: [area, id, version] }) => {
    const outcome = await withdrawQuote(id, version)
    returnWith(
      outcome === 'done' ? 'quote-withdrawn' : (CHANGED[outcome] ?? 'not-changed'),
      staffPaths.quote(area, id),
    )
  },
)

/** Whatever its state: the question before names what goes. */
export const removeDraft = staffAction(
  { ...SALES, args: [...SALES.args, version] },
  async ({ args: [area, id, version] }) => {
    const outcome = await deleteQuoteDraft(id, version)
    if (outcome === 'deleted') returnWith('quote-deleted', staffPaths.quotes(area))
    returnWith(
      outcome === 'done' ? 'quote-draft-dropped' : (CHANGED[outcome] ?? 'not-changed'),
      staffPaths.quote(area, id),
    )
  },
)

/** `comment` is the id of the answer, so that pressing twice sends one letter. */
export const answer = staffAction(
  { ...SALES, data: z.object({ comment: z.uuid(), answer: z.string().trim().max(20_000) }) },
  async ({ args: [area, id], data: { comment, answer } }) => {
    const outcome = await answerQuote(id, comment, answer)
    if (outcome === 'done') sendMailSoon()
    const failed =
      outcome === 'incomplete' ? 'quote-not-answered' : (CHANGED[outcome as RpcOutcome] ?? 'not-changed')
    returnWith(outcome === 'done' ? 'quote-answered' : failed, staffPaths.quote(area, id))
  },
)

export const assign = staffAction(
  { ...SALES, data: z.object({ owner: z.union([z.literal(''), z.uuid()]) }) },
  async ({ args: [area, id], data: { owner } }) => {
    const outcome = await assignQuote(id, owner)
    returnWith(outcome === 'done' ? 'quote-assigned' : 'not-changed', staffPaths.quote(area, id))
  },
)
