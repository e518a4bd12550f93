import { percentile } from './percentile.ts'

/** In milliseconds, from the request to the last byte. */
export type Answers = { p50: number; p95: number }

/** Whatever is compiled or connected for the first time is so before anything is measured. */
const WARM_UP = 3
const REQUESTS = 40

async function time(url: string, headers: HeadersInit): Promise<number> {
  const start = performance.now()
  const response = await fetch(url, { headers, redirect: 'manual' })
  await response.arrayBuffer()
  const took = performance.now() - start
  // A page that refuses or fails is quick.
  if (response.status !== 200) throw new Error(`${url} answers ${response.status}`)
  return took
}

/** Asks for one address again and again, each time when the last answer is there. */
export async function timeAnswers(
  url: string,
  headers: HeadersInit = {},
  requests: number = REQUESTS,
): Promise<Answers> {
  for (let request = 0; request < WARM_UP; request += 1) await time(url, headers)
  const times: number[] = []
  for (let request = 0; request < requests; request += 1) times.push(await time(url, headers))
  return { p50: percentile(times, 0.5), p95: percentile(times, 0.95) }
}
