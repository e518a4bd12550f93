import 'server-only'
import { addSearchPages, noteSearchFindings, type SearchLease } from '@/lib/data/privileged/search-checks'
import { env } from '@/lib/env'
import { paths } from '@/lib/paths'
import { readRobots } from '@/lib/seo/crawl/read-robots'
import { readSitemap } from '@/lib/seo/crawl/read-sitemap'
import { pathOnSite } from '@/lib/seo/crawl/elements'
import type { NewFinding } from '@/lib/seo/health/finding-kinds'
import { JobFailure } from '@/lib/jobs/job'
import { askSite } from './ask'

const ROBOTS = '/robots.txt'

const clash = (path: string, subject: string, detail: string): NewFinding => ({
  kind: 'contradiction',
  path,
  subject,
  detail,
})

/** Notes the addresses of the sitemap. False: stop. */
export async function readSitemaps(lease: SearchLease, signal: AbortSignal): Promise<boolean> {
  const index = await askSite(paths.sitemap(), signal)
  if (index.status !== 200) {
    throw new JobFailure(`The sitemap of ${env.SITE_URL} does not answer. Is this the address of the site?`, {
      isFinal: false,
    })
  }
  const findings: NewFinding[] = []
  const robotsText = await askSite(ROBOTS, signal)
  const robots = readRobots(robotsText.text)
  if (!robots.sitemaps.some((address) => pathOnSite(address, env.SITE_URL) === paths.sitemap()))
    findings.push(clash(ROBOTS, 'sitemap', 'robots.txt does not name the sitemap of this site.'))

  const { isIndex, isWellFormed, addresses } = readSitemap(index.text)
  if (!isWellFormed) findings.push(clash(paths.sitemap(), 'form', 'The file is no valid sitemap.'))
  const files = isIndex ? addresses : [new URL(paths.sitemap(), env.SITE_URL).href]
  const seen = new Set<string>()
  for (const address of files) {
    const listed = await readFile(address, seen, robots.isAllowed, findings, signal)
    if (!(await addSearchPages(lease, listed))) return false
  }
  return noteSearchFindings(lease, findings)
}

/** The pages that no other file has named before. */
async function readFile(
  address: string,
  seen: Set<string>,
  isAllowed: (path: string) => boolean,
  findings: NewFinding[],
  signal: AbortSignal,
): Promise<string[]> {
  const file = pathOnSite(address, env.SITE_URL)
  if (file === null) {
    findings.push(clash(paths.sitemap(), address, `The sitemap names a file of another site: ${address}.`))
    return []
  }
  const answer = await askSite(file, signal)
  const { isWellFormed, addresses } = readSitemap(answer.text)
  if (answer.status !== 200 || !isWellFormed)
    findings.push(clash(file, 'form', `The file of the sitemap answers ${answer.status} and is not valid.`))
  const listed: string[] = []
  for (const page of addresses) {
    const path = pathOnSite(page, env.SITE_URL)
    if (path === null) findings.push(clash(file, page, `The sitemap names a page of another site: ${page}.`))
    else if (seen.has(path)) findings.push(clash(path, 'twice', 'The sitemap names it twice.'))
    else {
      seen.add(path)
      listed.push(path)
      if (!isAllowed(path))
        findings.push(clash(path, 'robots', 'The sitemap lists it, but robots.txt closes it.'))
    }
  }
  return listed
}
