import { setTimeout as pause } from 'node:timers/promises'
import { BATCH_SIZE } from '../../../lib/mail/batch-size.ts'
import type { Fault } from '../fault.ts'
import { readPages } from '../readers.ts'

const PEOPLE = 16
/** Each kill may lose the answer of the mail server to a whole batch. */
const KILLS = 3
const KILL_INTERVAL_MS = 900

export const serverKilled: Fault = {
  name: 'server-killed',
  expected: 'forms sent again arrive once; mail under way is sent',
  run: async (site, people) => {
    const sending = people.send('server-killed', PEOPLE)
    for (let kill = 0; kill < KILLS; kill += 1) {
      await pause(KILL_INTERVAL_MS)
      await site.killServer()
      await site.startServer()
    }
    const sent = await sending
    return { sent, problems: await readPages(site.url), mayRepeatMail: KILLS * BATCH_SIZE }
  },
}
