import type { Settings } from '../../supabase/local/settings.ts'
import { timeAnswers } from './answers.ts'
import { CACHED_COLUMNS } from './bars.ts'
import { measureByTurns, type Measured } from './by-turns.ts'
import { median } from './percentile.ts'
import { formatTable } from './table.ts'
import { countAnswers } from './throughput.ts'
import { judge, type Verdict } from './verdicts.ts'

/** Of a page that the server keeps, of one with next to nothing on it, and of a file that it hands on as it is. */
export type CachedFigures = {
  page: string
  /** Milliseconds, the median of answers to one request after another. */
  took: number
  bareTook: number
  fileTook: number
  /** Requests per second. */
  rate: number
  fileRate: number
}

/** A light page and heavy ones. */
const PAGES = ['/privacy-policy', '/', '/videos', '/video-production-in/detroit-mi']

/** Kept like the others: the header, the footer, and that nothing is here. Unpacked, as pages that are there need not be again. */
const BARE_PAGE = { path: '/no-such-page', status: 404, headers: { 'accept-encoding': 'identity' } }

/** In `public/`. */
const FILE = '/sw-image-optimizer.js'

const ROUNDS = 5
const SECONDS = 2

type Round = Omit<CachedFigures, 'page'>

async function measure(siteUrl: string, page: string): Promise<Round> {
  return {
    took: (await timeAnswers(siteUrl + page)).p50,
    bareTook: (await timeAnswers(siteUrl + BARE_PAGE.path, BARE_PAGE)).p50,
    fileTook: (await timeAnswers(siteUrl + FILE)).p50,
    rate: await countAnswers(siteUrl + page, SECONDS),
    fileRate: await countAnswers(siteUrl + FILE, SECONDS),
  }
}

function summarize({ page, rounds }: Measured<Round>): CachedFigures {
  const middle = (figure: keyof Round) => median(rounds.map((round) => round[figure]))
  return {
    page,
    took: middle('took'),
    bareTook: middle('bareTook'),
    fileTook: middle('fileTook'),
    rate: middle('rate'),
    fileRate: middle('fileRate'),
  }
}

/** What the server needs for the pages that it keeps. */
export async function reportCached({ siteUrl }: Settings): Promise<Verdict[]> {
  const measured = await measureByTurns('Cached', PAGES, ROUNDS, (page) => measure(siteUrl, page))
  const pages = measured.map(summarize)
  console.log(
    `\nCached pages, a bare page and a bare file of the same server\n${formatTable(CACHED_COLUMNS, pages)}\n`,
  )
  return judge(CACHED_COLUMNS, pages)
}
