import 'server-only'
import {
  nextSearchFiles,
  nextSearchPages,
  type ReadPage,
  recordSearchFiles,
  recordSearchPages,
  type SearchLease,
} from '@/lib/data/privileged/search-checks'
import { env } from '@/lib/env'
import { pathOnSite } from '@/lib/seo/crawl/elements'
import { readPage } from '@/lib/seo/crawl/read-page'
import { isPictureChecked, targetKind } from '@/lib/seo/crawl/targets'
import { isNoindex, judgePage } from '@/lib/seo/health/judge-page'
import { askSite, inLanes, type SiteAnswer } from './ask'

/** Pages between two writes: what a killed worker reads again. */
const BATCH = 20

const UNREAD = {
  title: null,
  description: null,
  canonical: null,
  isNoindex: false,
  targets: [],
  findings: [],
}

/** An unknown film leads to the portfolio for now: the address has no page. */
const isMissingFilm = (path: string, { status, leadsTo }: SiteAnswer) =>
  status === 307 && path.startsWith('/videos/') && leadsTo === '/videos'

async function look(path: string, isListed: boolean, signal: AbortSignal): Promise<ReadPage> {
  const answer = await askSite(path, signal)
  if (isMissingFilm(path, answer)) return { path, status: 404, leadsTo: null, ...UNREAD }
  if (answer.status !== 200) return { path, status: answer.status, leadsTo: answer.leadsTo, ...UNREAD }
  const url = new URL(path, env.SITE_URL).href
  const page = readPage(answer.text, url)
  const canonical = page.canonical === null ? null : (pathOnSite(page.canonical, url) ?? page.canonical)
  const isDuplicate = !isListed && canonical !== null && canonical !== path
  return {
    path,
    status: answer.status,
    leadsTo: null,
    title: page.title,
    description: page.description,
    canonical,
    isNoindex: isNoindex(page),
    targets: [
      ...page.links.flatMap((link) => {
        const kind = targetKind(link)
        return kind ? [{ path: link, kind }] : []
      }),
      ...page.pictures
        .filter(isPictureChecked)
        .map((picture) => ({ path: picture, kind: 'picture' as const })),
    ],
    findings: isDuplicate ? [] : judgePage(path, page),
  }
}

/** Reads every page that is not read yet, and those that they lead to. False: stop. */
export async function readPages(lease: SearchLease, signal: AbortSignal): Promise<boolean> {
  for (;;) {
    const next = await nextSearchPages(BATCH)
    if (next.length === 0) return true
    const pages = await inLanes(next, ({ path, isListed }) => look(path, isListed, signal))
    if (!(await recordSearchPages(lease, pages))) return false
  }
}

async function statusOf(path: string, signal: AbortSignal): Promise<number> {
  const { status } = await askSite(path, signal, 'HEAD')
  // Not every server answers HEAD as it answers GET.
  return status < 400 ? status : (await askSite(path, signal)).status
}

/** Asks whether pictures, films and files are there, without fetching them. False: stop. */
export async function checkFiles(lease: SearchLease, signal: AbortSignal): Promise<boolean> {
  for (;;) {
    const next = await nextSearchFiles(BATCH)
    if (next.length === 0) return true
    const files = await inLanes(next, async (path) => ({ path, status: await statusOf(path, signal) }))
    if (!(await recordSearchFiles(lease, files))) return false
  }
}
