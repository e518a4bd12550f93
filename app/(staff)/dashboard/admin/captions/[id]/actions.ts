'use server'

import { revalidatePath } from 'next/cache'
import { z } from 'zod'
import { changeShown } from '@/lib/actions/revalidate-appearances'
import { staffAction, returnWith } from '@/lib/actions/staff-action'
import { deleteCaptions, saveCaptions, type SavedCaptions } from '@/lib/data/catalogue/captions'
import type { ActionState, Parsed } from '@/lib/forms/form-state'
import { staffPaths } from '@/lib/portal/staff-paths'
import { MAX_WEBVTT_LENGTH, parseWebVtt } from '@/lib/video/webvtt/parse-webvtt'
import { writeWebVtt } from '@/lib/video/webvtt/write-webvtt'

const ADMINS = { area: 'admin', from: staffPaths.videoGallery() } as const
const id = z.uuid()
const version = z.coerce.number().int().positive()

type SaveAnswer = SavedCaptions | { outcome: 'invalid'; problem: string }

async function save(id: string, version: number, text: string): Promise<SaveAnswer> {
  const parsed = parseWebVtt(text)
  if (!parsed.ok) {
    const problem = parsed.problems.map(({ line, problem }) => `Line ${line}: ${problem}`).join(' ')
    return { outcome: 'invalid', problem }
  }
  const content = writeWebVtt(parsed.cues)
  const { result: saved } = await changeShown('captions', [id], () => saveCaptions(id, content, version))
  revalidatePath(staffPaths.captions(id))
  return saved
}

export const saveCues = staffAction(
  { ...ADMINS, args: [id, version, z.string().max(MAX_WEBVTT_LENGTH + 1)] },
  ({ args: [id, version, content] }) => save(id, version, content),
)

/** The text as it was typed; the values of other forms are cut earlier. */
function readText(formData: FormData): Parsed<{ version: number; text: string }, ActionState> {
  const text = String(formData.get('content') ?? '').slice(0, MAX_WEBVTT_LENGTH + 1)
  return { ok: true, data: { version: version.parse(formData.get('version')), text }, values: {} }
}

/** Without JavaScript, and for pasted text. */
export const saveText = staffAction(
  { ...ADMINS, args: [id], form: readText },
  async ({ args: [id], data: { version, text } }): Promise<ActionState> => {
    const values = { content: text }
    const saved = await save(id, version, text)
    switch (saved.outcome) {
      case 'saved':
        return returnWith('captions-saved', staffPaths.captions(id))
      case 'invalid':
        return { errors: { content: saved.problem }, values }
      case 'stale':
        return {
          problem: 'Someone else saved these captions. Copy your text, then reload to see theirs.',
          values,
        }
      case 'refused':
        return {
          problem: 'These captions no longer exist, or you don’t have permission to change them.',
          values,
        }
    }
  },
)

export const removeCaptions = staffAction({ ...ADMINS, args: [id] }, async ({ args: [id] }) => {
  const { result: isDeleted } = await changeShown('captions', [id], () => deleteCaptions(id))
  returnWith(isDeleted ? 'captions-deleted' : 'not-changed', staffPaths.captions(id))
})
