import { setTimeout as pause } from 'node:timers/promises'
import type { Fault } from '../fault.ts'
import { keepReading } from '../readers.ts'

const PEOPLE = 12
const STOP_AFTER_MS = 1_200
const AWAY = 1_500

const databaseFault = (name: string, end: 'stopDatabase' | 'killDatabase'): Fault => ({
  name,
  expected: 'pages stay; forms ask to try again, then arrive once',
  run: async (site, people) => {
    const reading = keepReading(site.url)
    const sending = people.send(name, PEOPLE)
    await pause(STOP_AFTER_MS)
    await site[end]()
    await pause(AWAY)
    await site.startDatabase()
    const sent = await sending
    return { sent, problems: await reading.stop() }
  },
})

export const databaseStops = databaseFault('database-stops', 'stopDatabase')
export const databaseKilled = databaseFault('database-killed', 'killDatabase')
