import { setTimeout as pause } from 'node:timers/promises'
import { postPageForm } from '../../servers/post-form.ts'
import { unless, type Fault } from '../fault.ts'
import { listQuoteFaults, sendQuotes, type OpenQuote } from '../quotes.ts'
import type { ChaosSite } from '../site.ts'

const QUOTES = 60
const INTERVAL_MS = 1000 / 20
const STOP_AFTER_MS = 1_200
const AWAY_MS = 1_500
const RETRY_DELAY_MS = 500
const GIVE_UP_AFTER_MS = 120_000

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

export const quoteAcceptances: Fault = {
  name: 'quote-acceptances',
  expected: '20 a second through a stopped database and no mail: each accepted once, with both letters',
  run: async (site) => {
    const quotes = await sendQuotes(site, QUOTES)
    site.mail.behave('refuses')
    const accepting = Promise.all(
      quotes.map(async (quote, turn) => {
        await pause(turn * INTERVAL_MS)
        // Two people with the same link.
        return Promise.all([accept(site, quote), accept(site, quote)])
      }),
    )
    await pause(STOP_AFTER_MS)
    await site.stopDatabase()
    await pause(AWAY_MS)
    await site.startDatabase()
    const answers = (await accepting).flat()
    site.mail.behave('takes')
    const told = answers.filter(Boolean).length
    return {
      problems: [
        ...unless(told === answers.length, `${answers.length - told} people never saw that it is accepted`),
        ...(await listQuoteFaults(site, quotes)),
      ],
      seen: `${QUOTES} quotes, ${answers.length} people`,
    }
  },
}
