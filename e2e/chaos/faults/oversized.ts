import { unless, type Fault } from '../fault.ts'
import { readPages, statusOf } from '../readers.ts'
import { readVitals } from '../vitals.ts'

const MEBIBYTE = 1024 ** 2
const BODY = 20 * MEBIBYTE
const HEADER = 64 * 1024
const TIMES = 10
/** MiB that may stay with the server. */
const GROWTH = 200

const LARGE = Buffer.alloc(BODY, 'x')

/** Without a length nobody knows beforehand how much will come. */
const endless = () =>
  new ReadableStream<Uint8Array>({
    start(controller) {
      for (let from = 0; from < BODY; from += MEBIBYTE)
        controller.enqueue(LARGE.subarray(from, from + MEBIBYTE))
      controller.close()
    },
  })

/** A connection that is closed in the middle is an answer, too. */
const isRefusal = (status: number | null) => status === null || status >= 400

export const oversized: Fault = {
  name: 'oversized',
  expected: 'refused, and nothing of it stays',
  run: async ({ url, serverPid }) => {
    const form = `${url}/get-started`
    const headers = { origin: url, 'content-type': 'multipart/form-data; boundary=x' }
    const ATTEMPTS: Record<string, () => Promise<number | null>> = {
      'a body': () => statusOf(form, { method: 'POST', headers, body: LARGE }),
      'a body of unknown length': () =>
        statusOf(form, { method: 'POST', headers, body: endless(), duplex: 'half' } as RequestInit),
      'a header': () => statusOf(url, { headers: { 'x-large': 'x'.repeat(HEADER) } }),
      'an address': () => statusOf(`${url}/${'x'.repeat(HEADER)}`),
    }
    const before = await readVitals(serverPid())
    const seen: string[] = []
    const problems: string[] = []
    for (const [what, attempt] of Object.entries(ATTEMPTS)) {
      const statuses = new Set(await Promise.all(Array.from({ length: TIMES }, attempt)))
      const list = [...statuses].map((status) => status ?? 'closed').join(' or ')
      seen.push(`${what}: ${list}`)
      problems.push(...unless([...statuses].every(isRefusal), `${what} was answered ${list}`))
    }
    const after = await readVitals(serverPid())
    const grown = before && after ? Math.round(after.memory - before.memory) : 0
    return {
      problems: [
        ...problems,
        ...(await readPages(url)),
        ...unless(grown < GROWTH, `the server grew by ${grown} MiB`),
      ],
      seen: seen.join(', '),
    }
  },
}
