import type { Settings } from '../../supabase/local/settings.ts'
import { CACHED_COLUMNS } from './bars.ts'
import { measureByTurns, type Measured } from './by-turns.ts'
import { median } from './percentile.ts'
import { formatTable } from './table.ts'
import { measureRate, timeRequests } from './requests.ts'
import { judge, type Verdict } from './verdicts.ts'

/** For a cached page, an almost empty page, and a static file. */
export type CachedFigures = {
  page: string
  /** Milliseconds, the median of sequential requests. */
  took: number
  /** Of as many sequential requests as it takes to tell it. */
  p99: number
  bareTook: number
  fileTook: number
  rate: number
  fileRate: number
}

const PAGES = ['/privacy-policy', '/', '/videos', '/video-production-in/detroit-mi', '/login']

/** The cached 404 page. It is decompressed, unlike other pages. */
const BARE_PAGE = { path: '/no-such-page', status: 404, headers: { 'accept-encoding': 'identity' } }

const FILE = '/sw-image-optimizer.js'

const ROUNDS = 5
const SECONDS = 2
const PAGE_REQUESTS = 200

type Round = Omit<CachedFigures, 'page'>

async function measure(siteUrl: string, page: string): Promise<Round> {
  const { p50, p99 } = await timeRequests(siteUrl + page, { requests: PAGE_REQUESTS })
  return {
    took: p50,
    p99,
    bareTook: (await timeRequests(siteUrl + BARE_PAGE.path, BARE_PAGE)).p50,
    fileTook: (await timeRequests(siteUrl + FILE)).p50,
    rate: await measureRate(siteUrl + page, SECONDS),
    fileRate: await measureRate(siteUrl + FILE, SECONDS),
  }
}

function summarize({ page, rounds }: Measured<Round>): CachedFigures {
  const middle = (figure: keyof Round) => median(rounds.map((round) => round[figure]))
  return {
    page,
    took: middle('took'),
    p99: middle('p99'),
    bareTook: middle('bareTook'),
    fileTook: middle('fileTook'),
    rate: middle('rate'),
    fileRate: middle('fileRate'),
  }
}

export async function reportCached({ siteUrl }: Settings): Promise<Verdict[]> {
  const measured = await measureByTurns('Cached', PAGES, ROUNDS, (page) => measure(siteUrl, page))
  const pages = measured.map(summarize)
  console.log(
    `\nCached pages, a bare page and a bare file of the same server\n${formatTable(CACHED_COLUMNS, pages)}\n`,
  )
  return judge(CACHED_COLUMNS, pages)
}
