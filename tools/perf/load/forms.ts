import { randomBytes } from 'node:crypto'
import type { APIRequestContext } from '@playwright/test'
import { postContactForm, readActionFields } from '../../servers/post-form.ts'
import { percentile } from '../percentile.ts'
import type { Records } from './records.ts'
import { sendSteadily, type Pace } from './send-steadily.ts'

export type FormFigures = {
  page: string
  sent: number
  /** The response links to a call, which only a stored lead has. */
  acknowledged: number
  lost: number
  doubled: number
  /** Stored, but without a mail to the sender in the outbox. */
  lettersLost: number
  /** Milliseconds from the due time to the response. */
  p50: number
  p95: number
}

export type Sendings = {
  pace: Pace
  run: string
  sendings: { email: string; took: number; callPath: string | null }[]
}

/** Sends the contact form at a steady rate, each time from another IP address, without JavaScript. */
export async function sendForms(request: APIRequestContext, siteUrl: string, pace: Pace): Promise<Sendings> {
  const run = randomBytes(2).toString('hex')
  const action = await readActionFields(request, siteUrl)
  const post = async (person: number, email: string) => {
    const address = `2001:db8:${run}:${person.toString(16)}::1`
    const answer = await postContactForm(request, { siteUrl, action, address, values: { email } })
    const html = await answer.text()
    await answer.dispose()
    return /\/intro-call\/[\w-]{48}/.exec(html)?.[0] ?? null
  }
  const sendings = await sendSteadily(pace, async (person, due) => {
    const email = `load-${run}-${person}@example.com`
    const callPath = await post(person, email).catch(() => null)
    return { email, callPath, took: performance.now() - due }
  })
  return { pace, run, sendings }
}

export async function countForms({ pace, run, sendings }: Sendings, records: Records): Promise<FormFigures> {
  const leads = await records.leads(`load-${run}-%`)
  const letters = new Set(await records.letters(`load-${run}-%`))
  const stored = new Set(leads)
  const times = sendings.map(({ took }) => took)
  return {
    page: `forms, ${pace.perSecond}/s for ${pace.seconds} s`,
    sent: sendings.length,
    acknowledged: sendings.filter(({ callPath }) => callPath !== null).length,
    lost: sendings.filter(({ email }) => !stored.has(email)).length,
    doubled: leads.length - stored.size,
    lettersLost: leads.filter((email) => !letters.has(email)).length,
    p50: percentile(times, 0.5),
    p95: percentile(times, 0.95),
  }
}
