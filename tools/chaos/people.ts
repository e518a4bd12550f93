import { randomBytes, randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import {
  APPLICATION,
  postApplicationForm,
  postContactForm,
  postPageForm,
  readActionFields,
} from '../servers/post-form.ts'
import { readCallToken, signCallToken } from '../../lib/scheduling/call-token.ts'
import type { Stack } from '../../supabase/local/start-stack.ts'
import type { ChaosSite } from './site.ts'

/** So that a fault hits some people before, some during and some after they send. */
const START_INTERVAL_MS = 200
const RETRY_DELAY_MS = 500
const GIVE_UP_AFTER_MS = 120_000
const FILL_TIME_MS = 30_000
const DAY_MS = 86_400_000

export const KINDS = ['leads', 'calls', 'applications'] as const
export type Kind = (typeof KINDS)[number]

export type Sending = { attempts: number; isAcknowledged: boolean }

export type Sent = {
  email: string
  /** Has no call when the lead was never acknowledged. */
  sendings: Partial<Record<Kind, Sending>>
  callPath: string | null
  /** Sends both forms once more, unchanged. */
  again: () => Promise<void>
}

export type People = {
  /** Each person fills both forms, books a call and confirms it, with the same values at each attempt. */
  send: (fault: string, count: number) => Promise<Sent[]>
}

/** Retries until `read` finds a receipt in the response. */
async function sendUntilReceived<Receipt>(
  send: () => Promise<string>,
  read: (answer: string) => Receipt | undefined,
) {
  const end = performance.now() + GIVE_UP_AFTER_MS
  for (let attempts = 1; ; attempts += 1) {
    const receipt = read(await send().catch(() => ''))
    if (receipt !== undefined) return { receipt, sending: { attempts, isAcknowledged: true } }
    if (performance.now() > end) return { sending: { attempts, isAcknowledged: false } }
    await pause(RETRY_DELAY_MS)
  }
}

const readCallPath = (answer: string) => answer.match(/\/intro-call\/[\w-]{48}/)?.[0]
const finds = (text: string) => (answer: string) => (answer.includes(text) ? true : undefined)
const readHeld = finds('We hold this time for you')
const readConfirmed = finds('Your call is confirmed')
const readApplied = finds('Thank you for joining our network.')

/** As in the letter, which the mail server of the run keeps without its text. */
function confirmingPath(callPath: string, { secretKey }: Stack): string {
  const leadId = readCallToken(callPath.split('/').at(-1) ?? '', Date.now(), secretKey)
  if (!leadId) throw new Error('The link to the call is not valid')
  return `/intro-call/${signCallToken(leadId, Date.now() + DAY_MS, secretKey, 'confirmation')}/confirm`
}

/** `asOf` is the time of the server, in epoch milliseconds. */
export async function readAgenda(
  { url, request }: ChaosSite,
  callPath: string,
): Promise<{ slots: string[]; asOf: number }> {
  const schedule = await request.get(`${url}${callPath}/schedule`)
  return ((await schedule.json()) as { agenda: { slots: string[]; asOf: number } }).agenda
}

/** @returns people whose addresses differ from those of earlier runs */
export async function gatherPeople(site: ChaosSite): Promise<People> {
  const { url: siteUrl, request } = site
  const run = randomBytes(2).toString('hex')
  const contact = await readActionFields(request, siteUrl)
  const application = await readActionFields(request, siteUrl, APPLICATION)
  let slots: Promise<string[]> | null = null
  let known = 0

  /** One list of slots for the whole run: each person takes another one. */
  async function slotOf(person: number, callPath: string): Promise<string> {
    slots ??= readAgenda(site, callPath).then((agenda) => agenda.slots)
    const list = await slots.catch((error: unknown) => {
      slots = null
      throw error
    })
    return list[person] ?? ''
  }

  /** Every second person has JavaScript, which adds a ticket to the form. */
  function formsOf(email: string, person: number) {
    const post = {
      siteUrl,
      address: `2001:db8:${run}:${person.toString(16)}::1`,
      values: { email, ...(person % 2 === 0 && { ticket: randomUUID(), fillTime: String(FILL_TIME_MS) }) },
    }
    const text = (answer: { text: () => Promise<string> }) => answer.text()
    return {
      address: post.address,
      contact: () => postContactForm(request, { ...post, action: contact }).then(text),
      apply: () => postApplicationForm(request, { ...post, action: application }).then(text),
    }
  }

  async function sendOne(fault: string, person: number): Promise<Sent> {
    const email = `${run}-${fault}-${person}@example.com`
    const forms = formsOf(email, person)
    const { receipt: path, sending: leads } = await sendUntilReceived(forms.contact, readCallPath)
    const { sending: applications } = await sendUntilReceived(forms.apply, readApplied)
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
      const form = { siteUrl, path, field: 'timeZone', values, address: forms.address }
      return (await postPageForm(request, form)).text()
    }
    const confirm = async () => {
      const link = confirmingPath(path, site.stack())
      const page = await (await request.get(siteUrl + link)).text()
      if (readConfirmed(page)) return page
      return (await postPageForm(request, { siteUrl, path: link, field: 'token', values: {} })).text()
    }
    const held = (await sendUntilReceived(book, readHeld)).sending
    const confirmed = held.isAcknowledged ? (await sendUntilReceived(confirm, readConfirmed)).sending : held
    sendings.calls = { ...confirmed, attempts: held.attempts }
    return { email, sendings, callPath: path, again }
  }

  return {
    send: (fault, count) =>
      Promise.all(
        Array.from({ length: count }, async (_, turn) => {
          const person = (known += 1)
          await pause(turn * START_INTERVAL_MS)
          return sendOne(fault, person)
        }),
      ),
  }
}
