import { request } from '@playwright/test'
import { signInAsAdmin } from '../../servers/post-form.ts'
import { shiftClock } from '../../servers/shift-clock.ts'
import { unless, type Fault } from '../fault.ts'
import { signAdFile } from '../large-files.ts'
import { readAgenda } from '../people.ts'
import { statusOf } from '../readers.ts'
import type { ChaosSite } from '../site.ts'
import { listProblemsOf } from '../workers.ts'
import { articles } from '../works/articles.ts'

/** Before the clock changes, and again after. */
const PEOPLE = 3
/** A server that is this far ahead takes every token for an old one, and nobody gets in until its clock is right. */
const TOKEN_MINUTES = 60
const HOME = '/dashboard/admin/home'

async function signIn({ url: siteUrl }: ChaosSite): Promise<string[]> {
  const browser = await request.newContext()
  await signInAsAdmin(browser, siteUrl)
  const home = await browser.get(siteUrl + HOME)
  const isIn = home.ok() && home.url() === siteUrl + HOME
  await browser.dispose()
  return unless(isIn, 'a sign-in did not hold')
}

/** One machine signs the URL of a file, another one verifies it. */
async function openFile({ url }: ChaosSite): Promise<string[]> {
  const status = await statusOf(await signAdFile(url))
  return unless(status === 200, `a signed address answered ${status}`)
}

const clockFault = (name: string, minutes: number): Fault => ({
  name,
  expected:
    'forms, sign-in, links, mail and due articles work; what was sent before and is sent again is one',
  run: async (site, people) => {
    const earlier = await people.send(name, PEOPLE)
    await site.stopServer()
    const work = await articles.begin(site)
    await site.startServer(shiftClock(minutes))
    await Promise.all(earlier.map(({ again }) => again()))
    const sent = [...earlier, ...(await people.send(name, PEOPLE))]
    const { asOf } = await readAgenda(site, sent[0]?.callPath ?? '')
    const off = Math.round((asOf - Date.now()) / 60_000)
    const problems = [
      ...(minutes < TOKEN_MINUTES ? await signIn(site) : []),
      ...(await openFile(site)),
      ...(await listProblemsOf(site, [work])),
    ]
    await site.stopServer()
    await site.startServer()
    return {
      sent,
      problems: [...problems, ...unless(off === minutes, `the clock was off by ${off} minutes`)],
    }
  },
})

export const clocks: readonly Fault[] = [
  clockFault('clock-10-min-fast', 10),
  clockFault('clock-10-min-slow', -10),
  clockFault('clock-1-h-fast', 60),
  clockFault('clock-1-h-slow', -60),
]
