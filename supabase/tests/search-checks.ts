import { randomUUID } from 'node:crypto'
import type { TestDatabase } from './harness'
import type { Person } from './people'

type Finding = { kind: string; path: string; subject?: string; detail?: string }
type Page = {
  path: string
  status?: number
  leads_to?: string
  title?: string
  description?: string
  canonical?: string
  is_noindex?: boolean
  links?: string[]
  pictures?: string[]
  findings?: Finding[]
}
type Lease = { check: string; job: string; token: number }

/** Each page links to all of them, so that only what a test does is found. */
export const ALL = ['/a', '/b', '/c', '/d']

/** The steps of a check, as its worker takes them. */
export function openSearchChecks(database: TestDatabase) {
  const server = () => database.asServiceRole()
  const start = (by: Person = 'super_admin') =>
    database.asUser(by).value<string>('select public.start_search_check()')

  async function claim(): Promise<Lease> {
    const [job] = await server().query<{ id: string; token: number }>(
      `select * from public.claim_job($1, '{search-health}', 45)`,
      [randomUUID()],
    )
    const [check] = await server().query<{ id: string }>('select * from public.begin_search_check()')
    if (!job || !check) throw new Error('Nothing to do')
    return { check: check.id, job: job.id, token: job.token }
  }

  /** What a killed worker holds does not count any more. */
  async function claimAgain(): Promise<Lease> {
    await database.run(
      `update public.jobs set lease_until = now() - interval '1 second' where kind = 'search-health'`,
    )
    return claim()
  }

  const call = (lease: Lease, name: string, given: unknown) =>
    server().value<boolean>(`select public.${name}($1, $2)`, [JSON.stringify(lease), given])
  const list = (lease: Lease, ...paths: string[]) => call(lease, 'add_search_pages', paths)
  const note = (lease: Lease, ...findings: Finding[]) =>
    call(
      lease,
      'note_search_findings',
      JSON.stringify(findings.map((one) => ({ subject: '', detail: 'd', ...one }))),
    )
  const record = (lease: Lease, ...pages: Page[]) =>
    call(
      lease,
      'record_search_pages',
      JSON.stringify(
        pages.map(({ links = [], pictures = [], findings = [], ...page }) => ({
          status: 200,
          title: page.path,
          description: `About ${page.path}`,
          canonical: page.path,
          is_noindex: false,
          ...page,
          targets: [
            ...links.map((path) => ({ path, kind: 'page' })),
            ...pictures.map((path) => ({ path, kind: 'picture' })),
          ],
          findings: findings.map((one) => ({ subject: '', detail: 'd', ...one })),
        })),
      ),
    )
  const files = (lease: Lease, answers: Record<string, number>) =>
    call(
      lease,
      'record_search_files',
      JSON.stringify(Object.entries(answers).map(([path, status]) => ({ path, status }))),
    )
  const finish = (lease: Lease) =>
    server().value<Record<string, Record<string, number>> | null>('select public.finish_search_check($1)', [
      JSON.stringify(lease),
    ])
  const found = (kind: string) =>
    database.sql<{ path: string; subject: string; detail: string; state: string }>(
      'select path, subject, detail, state from public.search_findings where kind = $1 order by path, subject',
      [kind],
    )

  async function check(...pages: Page[]): Promise<Record<string, Record<string, number>> | null> {
    await start()
    const lease = await claim()
    await list(lease, ...ALL, ...pages.map(({ path }) => path))
    await record(
      lease,
      ...ALL.map((path) => {
        const own = pages.find((page) => page.path === path)
        return { path, ...own, links: [...ALL, ...(own?.links ?? [])] }
      }),
      ...pages.filter(({ path }) => !ALL.includes(path)),
    )
    const sums = await finish(lease)
    await server().query(`select public.finish_job($1, $2, '{}')`, [lease.job, lease.token])
    return sums
  }

  return { server, start, claim, claimAgain, list, note, record, files, finish, found, check }
}
