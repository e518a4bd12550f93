import { randomBytes } from 'node:crypto'
import { request as requests, type APIRequestContext } from '@playwright/test'
import { createClient } from '@supabase/supabase-js'
import type { Database } from '../../../lib/supabase/database.types.ts'
import type { Stack } from '../../../supabase/local/start-stack.ts'
import { paddedFilm, sendFilm } from '../../chaos/films.ts'
import {
  DEMO_ADMIN,
  postContactForm,
  postPageForm,
  readActionFields,
  signInAsAdmin,
} from '../../servers/post-form.ts'
import { PAGE_KINDS } from '../page-kinds.ts'

/** Throws when something is not as it should be. */
type Act = (turn: number) => Promise<void>

export type Traffic = { name: string; perSecond: number; act: Act }

const TIMEOUT_MS = 60_000
const FOLDERS = ['/video-production-in/', '/videos/', '/blog/', '/']
const NOBODY_HAS_IT = [404, 307, 308]
const HOME = '/dashboard/admin/home'
const FILM_MEBIBYTES = 8
const TEXT = 'Words about a day. '.repeat(90)
/** There are fewer half hours than people who write. */
const BOOKS_EVERY = 10

const word = () => randomBytes(6).toString('hex')
/** Of another network each time. */
const address = () => `2001:db8:${randomBytes(2).toString('hex')}:${randomBytes(2).toString('hex')}::1`

function must(isSo: boolean, what: string): void {
  if (!isSo) throw new Error(what)
}

async function read(url: string, statuses: readonly number[]): Promise<void> {
  const headers = { 'x-forwarded-for': address() }
  const answer = await fetch(url, { redirect: 'manual', headers, signal: AbortSignal.timeout(TIMEOUT_MS) })
  await answer.arrayBuffer()
  must(statuses.includes(answer.status), `${new URL(url).pathname} answered ${answer.status}`)
}

async function writeForm(
  request: APIRequestContext,
  siteUrl: string,
  action: Record<string, string>,
  turn: number,
): Promise<void> {
  const values = { email: `${word()}@example.com` }
  const from = address()
  const answer = await postContactForm(request, { siteUrl, action, address: from, values })
  const html = await answer.text()
  await answer.dispose()
  const path = /\/intro-call\/[\w-]{48}/.exec(html)?.[0]
  must(path !== undefined, 'a form got no good answer')
  if (turn % BOOKS_EVERY > 0 || path === undefined) return
  const schedule = await request.get(`${siteUrl}${path}/schedule`)
  const { agenda } = (await schedule.json()) as { agenda: { slots: string[] } }
  const slot = agenda.slots.at(-1)
  // An address of the network gets five calls a day.
  if (slot) await postPageForm(request, { siteUrl, path, field: 'timeZone', values: { slot }, address: from })
}

async function workAsStaff(siteUrl: string): Promise<void> {
  const extraHTTPHeaders = { 'x-forwarded-for': address() }
  const browser = await requests.newContext({ timeout: TIMEOUT_MS, extraHTTPHeaders })
  await signInAsAdmin(browser, siteUrl)
  const home = await browser.get(siteUrl + HOME)
  await browser.dispose()
  must(home.url() === siteUrl + HOME, 'a sign-in did not hold')
}

/** What a day brings, each kind at its own pace. */
export async function gatherTraffic(stack: Stack, siteUrl: string): Promise<Traffic[]> {
  const request = await requests.newContext({ timeout: TIMEOUT_MS })
  const server = createClient<Database>(stack.url, stack.secretKey, { auth: { persistSession: false } })
  const action = await readActionFields(request, siteUrl)
  const film = paddedFilm(FILM_MEBIBYTES)
  const { data: admin } = await server
    .from('profiles')
    .select('id')
    .eq('email', DEMO_ADMIN.email)
    .single()
    .throwOnError()
  const { data: video } = await server
    .from('videos')
    .insert({ name_internal: 'Day', slug: `day-${word()}` })
    .select('id')
    .single()
    .throwOnError()

  /** A worker publishes it, and lets the site draw anew what shows articles. The one before goes. */
  async function publish(turn: number): Promise<void> {
    await server
      .from('seo_blog_posts')
      .delete()
      .eq('slug', `day-${turn - 1}`)
      .throwOnError()
    await server
      .from('seo_blog_posts')
      .insert({
        ...{ title: `Day ${turn}`, slug: `day-${turn}`, blog_post: TEXT, preview_text: 'A day' },
        ...{
          featured_image: 'blog/day.webp',
          alt_text: 'A day',
          status: 'scheduled',
          scheduled_by: admin.id,
        },
        publish_at: new Date().toISOString(),
      })
      .throwOnError()
  }

  return [
    {
      name: 'pages',
      perSecond: 12,
      act: (turn) => read(`${siteUrl}${PAGE_KINDS[turn % PAGE_KINDS.length]}`, [200]),
    },
    {
      name: 'unknown addresses',
      perSecond: 8,
      act: (turn) => read(`${siteUrl}${FOLDERS[turn % FOLDERS.length]}${word()}`, NOBODY_HAS_IT),
    },
    { name: 'forms and bookings', perSecond: 2, act: (turn) => writeForm(request, siteUrl, action, turn) },
    { name: 'sign-ins', perSecond: 0.5, act: () => workAsStaff(siteUrl) },
    { name: 'articles', perSecond: 0.2, act: publish },
    {
      name: 'uploads',
      perSecond: 0.1,
      act: async () => void (await sendFilm({ url: siteUrl }, video.id, film, () => undefined)),
    },
  ]
}
