'use server'

import { revalidatePath } from 'next/cache'
import { z } from 'zod'
import { returnWith, staffAction } from '@/lib/actions/staff-action'
import { parseUndo } from '@/lib/actions/undo-posted'
import { recordColumnLabel } from '@/lib/audit/history'
import { saveTemplateDraft } from '@/lib/data/ads/templates/template-changes'
import {
  deleteTemplate,
  editTemplate,
  getTemplateVersion,
  setTemplateArchived,
  TEMPLATE_FIELDS,
} from '@/lib/data/ads/templates/template-record'
import { undoChange } from '@/lib/data/history/undo-change'
import type { EditState, Parsed } from '@/lib/forms/form-state'
import { parseEdit } from '@/lib/forms/parse-form'
import { staffPaths, TEMPLATE_AREAS } from '@/lib/portal/staff-paths'
import { adTemplateEdits } from '@/lib/schemas/ad-template-record'

/** Whose template it is, and who may change it, is decided by the database. */
const STAFF = { area: 'graphic-designer', from: staffPaths.adTemplates('graphic-designer') } as const

const area = z.enum(TEMPLATE_AREAS)
const id = z.uuid()

export const changeAdTemplate = staffAction(
  {
    ...STAFF,
    args: [area, id, z.enum(TEMPLATE_FIELDS)],
    // An invalid edit reaches the handler, too: the page is rendered again in any case.
    form: (formData, [, , field]): Parsed<ReturnType<typeof parseEdit>, EditState> => ({
      ok: true,
      data: parseEdit(adTemplateEdits[field], formData),
      values: {},
    }),
  },
  async ({ args: [area, id, field], data: edit }) => {
    const state = edit.ok ? await editTemplate(id, field, edit.data) : edit.state
    revalidatePath(staffPaths.adTemplate(area, id))
    return state
  },
)

export const archiveAdTemplate = staffAction(
  { ...STAFF, args: [area, id, z.boolean()] },
  async ({ args: [area, id, isArchived] }) => {
    const isChanged = await setTemplateArchived(id, isArchived)
    const code = isArchived ? 'ad-template-archived' : 'ad-template-in-use-again'
    returnWith(isChanged ? code : 'not-changed', staffPaths.adTemplate(area, id))
  },
)

export const removeAdTemplate = staffAction({ ...STAFF, args: [area, id] }, async ({ args: [area, id] }) => {
  const outcome = await deleteTemplate(id)
  if (outcome === 'done') returnWith('ad-template-deleted', staffPaths.adTemplates(area))
  returnWith(outcome === 'conflict' ? 'ad-template-used' : 'not-changed', staffPaths.adTemplate(area, id))
})

/** `seen` is the version of the draft that the page showed: what somebody has saved since is not overwritten. */
export const restoreAdTemplate = staffAction(
  { ...STAFF, args: [area, id, z.uuid(), z.int().positive()] },
  async ({ args: [area, id, versionId, seen] }) => {
    const version = await getTemplateVersion(versionId)
    const page = staffPaths.adTemplate(area, id)
    if (version?.template.id !== id) return returnWith('not-changed', page)
    const saved = await saveTemplateDraft(id, seen, version.document)
    if (saved === 'conflict') return returnWith('changed-meanwhile', page)
    returnWith(typeof saved === 'string' ? 'not-changed' : 'ad-template-restored', page)
  },
)

export const undoAdTemplateChange = staffAction(
  {
    ...STAFF,
    args: [area, id],
    form: parseUndo,
  },
  async ({ args: [area, id], data: { entry, column } }) => {
    const undone = await undoChange('ad_templates', id, entry, column)
    switch (undone.outcome) {
      case 'done':
        return returnWith('change-undone', staffPaths.adTemplate(area, id))
      case 'conflict': {
        const columns = undone.columns.map(recordColumnLabel).join(', ')
        return { problem: `Not undone: it was changed again since (${columns}).` }
      }
      case 'incomplete':
      case 'refused':
        return { problem: 'This can no longer be undone, or you don’t have permission.' }
    }
  },
)
