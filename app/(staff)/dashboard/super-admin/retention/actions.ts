'use server'

import { refresh, updateTag } from 'next/cache'
import { z } from 'zod'
import { staffAction } from '@/lib/actions/staff-action'
import { setRetentionPeriod } from '@/lib/data/people/retention'
import { tags } from '@/lib/data/query/tags'
import type { ActionState } from '@/lib/forms/form-state'
import { parseAction } from '@/lib/forms/parse-form'
import { staffPaths } from '@/lib/portal/staff-paths'
import { periodText } from '@/lib/text/period'

const periodSchema = z.object({ days: z.coerce.number('Enter a number of days').int('Enter whole days') })

export const setPeriod = staffAction(
  {
    area: 'super-admin',
    from: staffPaths.retention(),
    args: [z.string().max(40), z.int()],
    form: (formData) => parseAction(periodSchema, formData),
  },
  async ({ args: [kind, version], data: { days }, values }): Promise<ActionState> => {
    const outcome = await setRetentionPeriod(kind, days, version)
    if (outcome === 'refused') return { errors: { days: 'This is out of the bounds' }, values }
    if (outcome !== 'done') return { problem: 'Somebody else has changed it. Reload the page.', values }
    updateTag(tags.retentionPeriods)
    refresh()
    return { done: { title: `Kept for ${periodText(days)}` } }
  },
)
