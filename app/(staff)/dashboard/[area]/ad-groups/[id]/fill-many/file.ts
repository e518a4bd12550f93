'use server'

import { redirect } from 'next/navigation'
import { z } from 'zod'
import { keepFillFile, landFillFile, startFillFile } from '@/lib/actions/fill-file'
import { staffAction } from '@/lib/actions/staff-action'
import type { ActionState, Parsed } from '@/lib/forms/form-state'
import { AREAS } from '@/lib/portal/screens'
import { staffPaths } from '@/lib/portal/staff-paths'
import { uploadedFile } from '@/lib/schemas/ad'

const DESIGNERS = { area: 'graphic-designer', from: staffPaths.adGroups('graphic-designer') } as const

const place = z.object({ area: z.enum(AREAS), group: z.uuid(), template: z.uuid() })

const hrefOf = ({ area, group, template }: z.output<typeof place>, file: string) =>
  staffPaths.adFillMany(area, group, { template, source: 'csv', file })

export const beginFile = staffAction(
  { ...DESIGNERS, args: [place, uploadedFile] },
  async ({ args: [, file], viewer }) => startFillFile(viewer.id, file),
)

export const finishFile = staffAction(
  { ...DESIGNERS, args: [place, z.string().max(200), z.string()] },
  async ({ args: [place, path], viewer }) => {
    const landed = await landFillFile(viewer.id, path)
    return landed.problem === null ? { problem: null, href: hrefOf(place, landed.file) } : landed
  },
)

/** Without JavaScript the file comes with the form. */
export const postFile = staffAction(
  {
    ...DESIGNERS,
    args: [place],
    form: (formData): Parsed<File, ActionState> => {
      const file = formData.get('file')
      return file instanceof File && file.size > 0
        ? { ok: true, data: file, values: {} }
        : { ok: false, state: { problem: 'Choose a CSV file of less than 1 MB.' } }
    },
  },
  async ({ args: [place], data: file, viewer }): Promise<ActionState> => {
    const landed = await keepFillFile(viewer.id, await file.bytes())
    if (landed.problem !== null) return { problem: landed.problem }
    redirect(hrefOf(place, landed.file))
  },
)
