'use server'

import { z } from 'zod'
import { returnWith, staffAction } from './staff-action'
import { AREAS } from '@/lib/portal/screens'
import { staffPaths } from '@/lib/portal/staff-paths'
import {
  cancelFill,
  checkFill,
  deleteFill,
  getFill,
  pauseFill,
  removeFillRows,
  runFill,
} from '@/lib/data/ads/templates/fills'
import { readAgain } from '@/lib/data/ads/fills/read-again'
import type { FlashCode } from '@/lib/auth/flash'
import type { RpcOutcome } from '@/lib/errors'
import { wakeJobs } from '@/lib/jobs/wake'

const area = z.enum(AREAS)
const id = z.uuid()

const DESIGNERS = {
  area: 'graphic-designer',
  from: staffPaths.adGroups('graphic-designer'),
  args: [area, id],
} as const

const REFUSALS: Record<Exclude<RpcOutcome, 'done'> | 'unfit', FlashCode> = {
  refused: 'not-changed',
  busy: 'not-changed',
  conflict: 'fill-busy',
  unfit: 'fill-unfit',
}

const codeOf = (outcome: RpcOutcome | 'unfit', done: FlashCode): FlashCode =>
  outcome === 'done' ? done : REFUSALS[outcome]

export const check = staffAction(DESIGNERS, async ({ args: [area, id] }) => {
  const outcome = await checkFill(id)
  if (outcome === 'done') wakeJobs()
  returnWith(codeOf(outcome, 'fill-check-begun'), staffPaths.adFillRun(area, id))
})

/** A job makes the ads. With the newest version of the template it looks at all rows, else at those that are not made yet. */
export const run = staffAction(
  { ...DESIGNERS, args: [area, id, z.boolean()] },
  async ({ args: [area, id, withNewest] }) => {
    const outcome = await runFill(id, withNewest)
    if (outcome === 'done') wakeJobs()
    returnWith(codeOf(outcome, 'fill-begun'), staffPaths.adFillRun(area, id))
  },
)

export const pause = staffAction(DESIGNERS, async ({ args: [area, id] }) => {
  returnWith((await pauseFill(id)) ? 'fill-paused' : 'fill-ended', staffPaths.adFillRun(area, id))
})

export const cancel = staffAction(DESIGNERS, async ({ args: [area, id] }) => {
  returnWith((await cancelFill(id)) ? 'fill-canceled' : 'fill-ended', staffPaths.adFillRun(area, id))
})

/** Takes over what deals and sites say now. */
export const readSources = staffAction(DESIGNERS, async ({ args: [area, id] }) => {
  const fill = await getFill(id)
  const outcome = fill ? await readAgain(fill) : 'refused'
  if (outcome === 'done') wakeJobs()
  returnWith(codeOf(outcome, 'fill-check-begun'), staffPaths.adFillRun(area, id))
})

/** Answers on the page of the ad group. */
export const remove = staffAction(
  { ...DESIGNERS, args: [area, id, id] },
  async ({ args: [area, group, id] }) => {
    const outcome = await deleteFill(id)
    if (outcome === 'done') returnWith('fill-deleted', staffPaths.adFillMany(area, group))
    returnWith(codeOf(outcome, 'fill-deleted'), staffPaths.adFillRun(area, id))
  },
)

export const removeRow = staffAction(
  { ...DESIGNERS, args: [area, id, z.number().int()] },
  async ({ args: [area, id, number] }) => {
    const outcome = await removeFillRows(id, [number])
    returnWith(codeOf(outcome, 'fill-row-removed'), staffPaths.adFillRun(area, id))
  },
)
