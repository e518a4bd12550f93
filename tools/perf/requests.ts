import { once } from 'node:events'
import { Agent, get, type IncomingMessage, type RequestOptions } from 'node:http'
import { percentile } from './percentile.ts'

type RequestSettings = Pick<RequestOptions, 'signal'> & {
  headers?: Record<string, string>
  /** Expected status: errors are answered faster than pages. */
  status?: number
}

/** Requests a page as a browser does and reads the body without decompressing it. */
export async function requestPage(url: string, agent: Agent, options: RequestSettings = {}): Promise<void> {
  const { headers, signal, status = 200 } = options
  const request = get(url, { agent, signal, headers: { 'accept-encoding': 'gzip', ...headers } })
  const [response] = (await once(request, 'response')) as [IncomingMessage]
  response.resume()
  await once(response, 'end')
  if (response.statusCode !== status) throw new Error(`${url} answers ${response.statusCode}`)
}

/** Milliseconds from the request to the last byte. */
export type ResponseTimes = { p50: number; p95: number; p99: number }

/** Warms up compilation and connections before measuring. */
const WARM_UP = 3
const REQUESTS = 40

/** Sends sequential requests to one URL. */
export async function timeRequests(
  url: string,
  { requests = REQUESTS, ...options }: RequestSettings & { requests?: number } = {},
): Promise<ResponseTimes> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const time = async () => {
    const start = performance.now()
    await requestPage(url, agent, options)
    return performance.now() - start
  }
  for (let request = 0; request < WARM_UP; request += 1) await time()
  const times: number[] = []
  for (let request = 0; request < requests; request += 1) times.push(await time())
  agent.destroy()
  return { p50: percentile(times, 0.5), p95: percentile(times, 0.95), p99: percentile(times, 0.99) }
}

const CONNECTIONS = 10

/** Requests per second over ten connections. */
export async function measureRate(url: string, seconds: number): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS })
  const start = performance.now()
  const end = start + seconds * 1000
  let answered = 0
  const connection = async () => {
    while (performance.now() < end) {
      await requestPage(url, agent)
      answered += 1
    }
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, connection))
  agent.destroy()
  return answered / ((performance.now() - start) / 1000)
}
