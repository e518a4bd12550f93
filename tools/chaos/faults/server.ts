import { setTimeout as pause } from 'node:timers/promises'
import { BATCH_SIZE } from '../../../lib/mail/batch-size.ts'
import type { Fault } from '../fault.ts'
import { readPages } from '../readers.ts'

const PEOPLE = 16
/** With each the mail server's word on a whole batch may be on its way when there is nobody left to hear it. */
const KILLS = 3
/** Milliseconds between two of them, in which some are always writing. */
const BETWEEN = 900

export const serverKilled: Fault = {
  name: 'server-killed',
  expected: 'forms sent again arrive once; mail under way is sent',
  run: async (site, people) => {
    const sending = people.send('server-killed', PEOPLE)
    for (let kill = 0; kill < KILLS; kill += 1) {
      await pause(BETWEEN)
      await site.killServer()
      await site.startServer()
    }
    const sent = await sending
    return { sent, problems: await readPages(site.url), mayRepeatMail: KILLS * BATCH_SIZE }
  },
}
