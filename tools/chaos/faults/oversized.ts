import { unless, type Fault } from '../fault.ts'
import { readPages, statusOf } from '../readers.ts'
import { readVitals } from '../vitals.ts'

const MEBIBYTE = 1024 ** 2
const BODY_IN_MEBIBYTES = 20
const HEADER = 64 * 1024
const TIMES = 10
const MAX_GROWTH_MIB = 200
const PEOPLE = 2

const LARGE = Buffer.alloc(BODY_IN_MEBIBYTES * MEBIBYTE, 'x')

const BODY_REFUSED = [413]
const HEAD_REFUSED = [414, 431]

type Attempt = { what: string; refused: number[]; send: () => Promise<number | null> }

export const oversized: Fault = {
  name: 'oversized',
  expected: 'refused, and nothing of it stays',
  run: async ({ url, serverPid }, people) => {
    const form = `${url}/get-started`
    const headers = { origin: url, 'content-type': 'multipart/form-data; boundary=x' }
    const attempts: Attempt[] = [
      {
        what: 'a body',
        refused: BODY_REFUSED,
        send: () => statusOf(form, { method: 'POST', headers, body: LARGE }),
      },
      {
        what: 'a header',
        refused: HEAD_REFUSED,
        send: () => statusOf(url, { headers: { 'x-large': 'x'.repeat(HEADER) } }),
      },
      { what: 'an address', refused: HEAD_REFUSED, send: () => statusOf(`${url}/${'x'.repeat(HEADER)}`) },
    ]
    const before = await readVitals(serverPid())
    const sending = people.send('oversized', PEOPLE)
    const seen: string[] = []
    const problems: string[] = []
    for (const { what, refused, send } of attempts) {
      const statuses = new Set(await Promise.all(Array.from({ length: TIMES }, send)))
      const list = [...statuses].map((status) => status ?? 'nothing').join(' or ')
      seen.push(`${what}: ${list}`)
      const isRefused = [...statuses].every((status) => status !== null && refused.includes(status))
      problems.push(...unless(isRefused, `${what} was answered ${list}`))
    }
    const sent = await sending
    const after = await readVitals(serverPid())
    const grown = before && after ? Math.round(after.memory - before.memory) : 0
    return {
      sent,
      problems: [
        ...problems,
        ...(await readPages(url)),
        ...unless(grown < MAX_GROWTH_MIB, `the server grew by ${grown} MiB`),
      ],
      seen: seen.join(', '),
    }
  },
}
