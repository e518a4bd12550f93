import { execFile } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { median } from '../perf/percentile.ts'
import type { Proxy } from './nginx.ts'

const PAGE = '/videos'
const ENCODING = 'gzip'
const ROUNDS = 3
const SECONDS = 4

const execute = promisify(execFile)

async function requestsPerSecond(url: string): Promise<number> {
  const { stdout } = await execute('wrk', [
    '-t1',
    '-c32',
    `-d${SECONDS}s`,
    '-H',
    `Accept-Encoding: ${ENCODING}`,
    url,
  ])
  const [, figure] = /Requests\/sec:\s+([\d.]+)/.exec(stdout) ?? []
  if (!figure || stdout.includes('Non-2xx')) throw new Error(`wrk could not measure ${url}: ${stdout}`)
  return Number(figure)
}

/** Returns the compressed bytes, which `fetch` would decompress. */
function download(url: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    request(url, { headers: { 'Accept-Encoding': ENCODING } }, (response) =>
      buffer(response).then(resolve, reject),
    )
      .on('error', reject)
      .end()
  })
}

export interface Throughput {
  /** Requests per second, the median of three rounds. */
  page: number
  file: number
}

/** Measures a cached page and a file of the same bytes in turn, so that other load affects both. */
export async function measureThroughput({ url, filesUrl, folder }: Proxy): Promise<Throughput> {
  await writeFile(path.join(folder, 'page'), await download(url + PAGE))
  const pages: number[] = []
  const files: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    pages.push(await requestsPerSecond(url + PAGE))
    files.push(await requestsPerSecond(`${filesUrl}/page`))
  }
  return { page: median(pages), file: median(files) }
}
