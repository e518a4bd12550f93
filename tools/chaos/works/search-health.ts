import { unless } from '../fault.ts'
import { openDatabase, openDatabaseAs } from '../films.ts'
import type { Work } from '../work.ts'

export const searchHealth: Work = {
  name: 'search-health',
  stages: /search|enqueue_job search-health|finish_job search-health/,
  begin: async (site) => {
    const server = openDatabase(site)
    const admin = await openDatabaseAs(site, 'superadmin@fieldlight.example')
    const { data: id } = await admin.rpc('start_search_check').throwOnError()
    const read = async () => {
      const { data } = await server.from('search_checks').select('*').eq('id', id).single().throwOnError()
      return data
    }

    return {
      isOver: async () => (await read()).status !== 'running',
      listProblems: async () => {
        const check = await read()
        const { data: checks } = await server
          .from('search_checks')
          .select('id')
          .gte('started_at', check.started_at)
          .throwOnError()
        const { data: next } = await server
          .from('jobs')
          .select('run_after')
          .match({ unique_key: 'search-health', status: 'queued' })
          .throwOnError()
        const { data: broken } = await server
          .from('search_findings')
          .select('path')
          .eq('kind', 'unreachable')
          .eq('last_check_id', id)
          .throwOnError()
        return [
          ...unless(check.status === 'done', `the check is ${check.status}`),
          ...unless(
            check.pages_read === check.pages_known,
            `${check.pages_read} of ${check.pages_known} pages were read`,
          ),
          ...unless(broken.length === 0, `${broken.length} pages are said to be unreachable`),
          ...unless(checks.length === 1, `${checks.length} checks were begun`),
          ...unless(next.length === 1, `${next.length} jobs wait for the next day`),
        ]
      },
    }
  },
}
