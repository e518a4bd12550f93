import { readdir } from 'node:fs/promises'
import { unless, type Fault } from '../fault.ts'
import type { Work } from '../work.ts'
import { dieAtEveryStage, withCrew } from '../workers.ts'
import { adFill } from '../works/ad-fill.ts'
import { articles } from '../works/articles.ts'
import { bulkChange } from '../works/bulk-change.ts'
import { digests } from '../works/digests.ts'
import { owlImport } from '../works/owl-import.ts'
import { renditions } from '../works/renditions.ts'
import { searchHealth } from '../works/search-health.ts'

const killedAt = ({ name, stages, begin }: Work): Fault => ({
  name: `workers-killed-${name}`,
  expected: 'killed before and after each kind of write: everything once, nothing half',
  run: (site) =>
    withCrew(site, async (crew) => {
      const work = await begin(site)
      if ('omitted' in work) return { problems: [], omitted: work.omitted }
      const deaths = await dieAtEveryStage(site, crew, work, stages)
      if (!deaths) return { problems: ['the work did not come to an end'] }
      const left = (await readdir(crew.folder)).filter((folder) => folder.startsWith('fieldlight-'))
      return {
        problems: [
          ...(await work.listProblems()),
          ...unless(deaths.length > 1, 'no worker was killed'),
          ...unless(left.length === 0, `${left.length} folders of dead workers stayed`),
        ],
        seen: `${deaths.length} deaths`,
      }
    }),
})

export const workersKilled: readonly Fault[] = [
  renditions,
  adFill,
  owlImport,
  bulkChange,
  searchHealth,
  articles,
  digests,
].map(killedAt)
