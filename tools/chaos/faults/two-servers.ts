import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '../../../supabase/local/free-port.ts'
import type { Fault } from '../fault.ts'
import { openSite } from '../site.ts'
import { listProblemsOf } from '../workers.ts'
import { adFill } from '../works/ad-fill.ts'
import { articles } from '../works/articles.ts'
import { bulkChange } from '../works/bulk-change.ts'
import { digests } from '../works/digests.ts'
import { owlImport } from '../works/owl-import.ts'
import { renditions } from '../works/renditions.ts'
import { searchHealth } from '../works/search-health.ts'

const WORKS = [renditions, adFill, owlImport, bulkChange, searchHealth, articles, digests]
/** Both have taken some of it by then. */
const KILL_AFTER_MS = 3_000

export const twoServers: Fault = {
  name: 'two-servers',
  expected: 'each with a worker, one is killed in the middle: everything once, nothing half',
  run: async (site) => {
    const second = openSite({ ...site, settings: { ...site.settings, port: await freePort() } }, site.stack())
    await second.startServer()
    const begun = []
    for (const { begin } of WORKS) begun.push(await begin(site))
    await pause(KILL_AFTER_MS)
    await second.killServer()
    await second.startServer()
    const problems = await listProblemsOf(site, begun)
    await second.stopServer()
    return { problems, seen: `${begun.length} pieces of work` }
  },
}
