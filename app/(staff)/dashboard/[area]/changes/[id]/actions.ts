'use server'

import * as z from 'zod/mini'
import { renewRestored } from '@/lib/actions/renew-restored'
import { returnWith, staffAction } from '@/lib/actions/staff-action'
import { choiceParams, readRestoreChoice } from '@/lib/audit/restore-choice'
import { restoreAct, tryToRestore } from '@/lib/data/history/acts'
import { parseAction } from '@/lib/forms/parse-form'
import { AREAS } from '@/lib/portal/screens'
import { staffPaths } from '@/lib/portal/staff-paths'

const posted = z.object({ restore: z.string(), field: z.string() })

/** The database decides who may restore what. */
export const restoreChanges = staffAction(
  {
    area: 'signed-in',
    from: (area) => staffPaths.changes(AREAS.find((each) => each === area) ?? 'graphic-designer'),
    args: [z.enum(AREAS), z.int().check(z.positive())],
    form: (formData: FormData) => parseAction(posted, formData),
  },
  async ({ args: [area, id], data }) => {
    const choice = readRestoreChoice(data.restore, data.field)
    const plan = choice && (await tryToRestore(id, choice))
    if (!plan) return { problem: 'This can no longer be restored, or you don’t have permission.' }
    const ready = plan.records.filter(({ outcome }) => outcome === 'done')
    const report = await renewRestored(ready, () => restoreAct(id, choice))
    const stayed =
      report?.records.filter(({ outcome }) => outcome !== 'done' && outcome !== 'same') ?? plan.records
    const path = staffPaths.change(area, id)
    if (stayed.length === 0 && !report?.isMore) returnWith('changes-restored', path)
    const query = new URLSearchParams(
      Object.entries(choiceParams(choice)).flatMap(([name, value]) => (value ? [[name, value]] : [])),
    )
    returnWith(ready.length > 0 ? 'changes-partly-restored' : 'not-changed', path, query.toString())
  },
)
