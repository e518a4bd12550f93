import { setTimeout as pause } from 'node:timers/promises'
import { Refusal } from '../../../supabase/local/refusal.ts'
import { unless, type Fault } from '../fault.ts'
import { keepReading } from '../readers.ts'

const PEOPLE = 6
const FULL_FOR_MS = 4_000

export const diskFull: Fault = {
  name: 'disk-full',
  expected: 'pages stay; the stack will not start until there is room; forms arrive once',
  run: async (site, people) => {
    const { disk } = site
    if (!disk) return { problems: [], omitted: 'mounting a small disk takes root, on Linux' }
    const reading = keepReading(site.url)
    await disk.fill()
    const sending = people.send('disk-full', PEOPLE)
    await pause(FULL_FOR_MS)
    await site.killDatabase()
    const refusal = await site.startDatabase().then(
      () => null,
      (error: unknown) => error,
    )
    await disk.free()
    await site.startDatabase()
    const sent = await sending
    return {
      sent,
      problems: [
        ...(await reading.stop()),
        ...unless(refusal instanceof Refusal, 'the stack started on a full disk'),
      ],
    }
  },
}
