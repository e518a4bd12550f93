import { randomBytes, randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import {
  APPLICATION,
  postApplicationForm,
  postContactForm,
  postPageForm,
  readActionFields,
} from '../servers/post-form.ts'
import type { ChaosSite } from './site.ts'

/** Milliseconds between two who begin, so that a fault finds some before, some within and some after their sending. */
const APART = 200
/** Milliseconds until somebody who got no answer tries again. */
const RETRY = 500
/** Milliseconds after which they would give up. */
const PATIENCE = 120_000
/** Milliseconds that people take over the form. */
const FILLING = 30_000

export const KINDS = ['leads', 'calls', 'applications'] as const
export type Kind = (typeof KINDS)[number]

export type Sending = { attempts: number; isAcknowledged: boolean }

/** What one person sent under a mark of their own. */
export type Sent = {
  email: string
  /** Without a call for whoever never learned that the lead arrived. */
  sendings: Partial<Record<Kind, Sending>>
  /** Of the page that the answer led to. */
  callPath: string | null
  /** Sends both forms once more, as they were. */
  again: () => Promise<void>
}

export type People = {
  /** Has some people fill both forms and book a call; all values are their own, and the same at each attempt. */
  send: (fault: string, count: number) => Promise<Sent[]>
}

/** Sends until `read` finds in the answer what tells that it arrived. */
async function insist<Receipt>(send: () => Promise<string>, read: (answer: string) => Receipt | undefined) {
  const end = performance.now() + PATIENCE
  for (let attempts = 1; ; attempts += 1) {
    const receipt = read(await send().catch(() => ''))
    if (receipt !== undefined) return { receipt, sending: { attempts, isAcknowledged: true } }
    if (performance.now() > end) return { sending: { attempts, isAcknowledged: false } }
    await pause(RETRY)
  }
}

const readCallPath = (answer: string) => answer.match(/\/intro-call\/[\w-]{48}/)?.[0]
const finds = (text: string) => (answer: string) => (answer.includes(text) ? true : undefined)
const readBooked = finds('Your intro call is booked for')
const readApplied = finds('Thank you for joining our network.')

/** What is free, and when that was so on the server's clock, in epoch milliseconds. */
export async function readAgenda(
  { url, request }: ChaosSite,
  callPath: string,
): Promise<{ slots: string[]; asOf: number }> {
  const schedule = await request.get(`${url}${callPath}/schedule`)
  return ((await schedule.json()) as { agenda: { slots: string[]; asOf: number } }).agenda
}

/** @returns people who are strangers to all who wrote in an earlier run */
export async function gatherPeople(site: ChaosSite): Promise<People> {
  const { url: siteUrl, request } = site
  const run = randomBytes(2).toString('hex')
  const contact = await readActionFields(request, siteUrl)
  const application = await readActionFields(request, siteUrl, APPLICATION)
  let slots: Promise<string[]> | null = null
  let known = 0

  /** One list for the whole run, in which everybody has a time of their own. */
  async function slotOf(person: number, callPath: string): Promise<string> {
    slots ??= readAgenda(site, callPath).then((agenda) => agenda.slots)
    const list = await slots.catch((error: unknown) => {
      slots = null
      throw error
    })
    return list[person] ?? ''
  }

  /** Every second one has scripts, which give a filled form a ticket. */
  function formsOf(email: string, person: number) {
    const post = {
      siteUrl,
      address: `2001:db8:${run}:${person.toString(16)}::1`,
      values: { email, ...(person % 2 === 0 && { ticket: randomUUID(), fillTime: String(FILLING) }) },
    }
    const text = (answer: { text: () => Promise<string> }) => answer.text()
    return {
      contact: () => postContactForm(request, { ...post, action: contact }).then(text),
      apply: () => postApplicationForm(request, { ...post, action: application }).then(text),
    }
  }

  async function sendOne(fault: string, person: number): Promise<Sent> {
    const email = `${run}-${fault}-${person}@example.com`
    const forms = formsOf(email, person)
    const { receipt: path, sending: leads } = await insist(forms.contact, readCallPath)
    const { sending: applications } = await insist(forms.apply, readApplied)
    const sendings: Sent['sendings'] = { leads, applications }
    const again = async () => {
      for (const [send, sending] of [[forms.contact, leads] as const, [forms.apply, applications] as const]) {
        await send()
        sending.attempts += 1
      }
    }
    if (path === undefined) return { email, sendings, callPath: null, again }
    const book = async () => {
      const values = { slot: await slotOf(person, path) }
      return (await postPageForm(request, { siteUrl, path, field: 'timeZone', values })).text()
    }
    sendings.calls = (await insist(book, readBooked)).sending
    return { email, sendings, callPath: path, again }
  }

  return {
    send: (fault, count) =>
      Promise.all(
        Array.from({ length: count }, async (_, turn) => {
          const person = (known += 1)
          await pause(turn * APART)
          return sendOne(fault, person)
        }),
      ),
  }
}
