import { setTimeout as pause } from 'node:timers/promises'
import { postPageForm } from '../../servers/post-form.ts'
import { unless, type Fault } from '../fault.ts'
import { listQuoteFaults, sendQuotes, type OpenQuote } from '../quotes.ts'
import type { ChaosSite } from '../site.ts'
import { listProblemsOf } from '../workers.ts'
import { bulkChange } from '../works/bulk-change.ts'

const STOP_AFTER_MS = 1_200
const RETRY_DELAY_MS = 500
const GIVE_UP_AFTER_MS = 180_000

/** As a person without JavaScript who tries until the page says so. */
async function accept({ url: siteUrl, request }: ChaosSite, { token }: OpenQuote): Promise<boolean> {
  const path = `/quote/${token}`
  const values = { name: 'Ada Byron', capacity: 'Owner', consent: 'yes' }
  const end = performance.now() + GIVE_UP_AFTER_MS
  while (performance.now() < end) {
    const page = await request.get(siteUrl + path).then(
      (answer) => answer.text(),
      () => '',
    )
    if (page.includes('Accepted by')) return true
    const answer = await postPageForm(request, { siteUrl, path, field: 'documentSha256', values })
      .then((posted) => posted.text())
      .catch(() => '')
    if (answer.includes('Accepted by')) return true
    await pause(RETRY_DELAY_MS)
  }
  return false
}

type Outage = { name: string; expected: string; quotes: number; intervalMs: number; awayMs: number }

const acceptanceFault = ({ name, expected, quotes: count, intervalMs, awayMs }: Outage): Fault => ({
  name,
  expected,
  run: async (site) => {
    const quotes = await sendQuotes(site, count)
    const work = await bulkChange.begin(site)
    site.mail.behave('refuses')
    const accepting = Promise.all(
      quotes.map(async (quote, turn) => {
        await pause(turn * intervalMs)
        // Two people with the same link.
        return Promise.all([accept(site, quote), accept(site, quote)])
      }),
    )
    await pause(STOP_AFTER_MS)
    await site.stopDatabase()
    await pause(awayMs)
    await site.startDatabase()
    const answers = (await accepting).flat()
    site.mail.behave('takes')
    const told = answers.filter(Boolean).length
    return {
      problems: [
        ...unless(told === answers.length, `${answers.length - told} people never saw that it is accepted`),
        ...(await listQuoteFaults(site, quotes)),
        ...(await listProblemsOf(site, [work])),
      ],
      seen: `${count} quotes, ${answers.length} people`,
    }
  },
})

export const quoteAcceptances = acceptanceFault({
  name: 'quote-acceptances',
  expected: '20 a second through a stopped database and no mail: each accepted once, with both letters',
  quotes: 60,
  intervalMs: 1000 / 20,
  awayMs: 1_500,
})

export const databaseAwayAMinute = acceptanceFault({
  name: 'database-away-a-minute',
  expected: 'each quote is accepted once, with both letters, and the change of 300 leads goes on',
  quotes: 20,
  intervalMs: 500,
  awayMs: 60_000,
})
