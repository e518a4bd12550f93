'use server'

import { randomUUID } from 'node:crypto'
import { revalidatePath } from 'next/cache'
import { z } from 'zod'
import { changeShown } from '@/lib/actions/revalidate-appearances'
import { staffAction, returnWith } from '@/lib/actions/staff-action'
import { addCaptions } from '@/lib/data/catalogue/captions'
import type { ActionState } from '@/lib/forms/form-state'
import { parseAction } from '@/lib/forms/parse-form'
import { staffPaths } from '@/lib/portal/staff-paths'
import { CAPTION_KINDS, languageName } from '@/lib/schemas/caption-fields'
import { newCaptionsSchema } from '@/lib/schemas/captions'
import { MAX_WEBVTT_LENGTH, parseWebVtt } from '@/lib/video/webvtt/parse-webvtt'
import { writeWebVtt } from '@/lib/video/webvtt/write-webvtt'

type ReadFile = { ok: true; content: string } | { ok: false; problem: string }

const NOT_TEXT = 'This is not a text file in UTF-8. Choose a WebVTT (.vtt) or SubRip (.srt) file.'

/** Without a file there are no cues yet. */
async function readCaptionFile(file: FormDataEntryValue | null): Promise<ReadFile> {
  if (!(file instanceof File) || file.name === '') return { ok: true, content: writeWebVtt([]) }
  if (file.size === 0) return { ok: false, problem: 'This file is empty.' }
  if (file.size > 4 * MAX_WEBVTT_LENGTH) return { ok: false, problem: 'This file is too large for captions.' }
  let text: string
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer())
  } catch {
    return { ok: false, problem: NOT_TEXT }
  }
  const parsed = parseWebVtt(text)
  if (parsed.ok) return { ok: true, content: writeWebVtt(parsed.cues) }
  return {
    ok: false,
    problem: parsed.problems.map(({ line, problem }) => `Line ${line}: ${problem}`).join(' '),
  }
}

export const createCaptions = staffAction(
  {
    area: 'admin',
    from: staffPaths.videoGallery(),
    args: [z.uuid()],
    form: (formData) => parseAction(newCaptionsSchema, formData),
  },
  async ({ args: [videoId], data: { kind, language, label }, formData, values }): Promise<ActionState> => {
    const file = await readCaptionFile(formData.get('file'))
    if (!file.ok) return { errors: { file: file.problem }, values }
    const id = randomUUID()
    const { result: added } = await changeShown('captions', [id], () =>
      addCaptions(videoId, {
        id,
        kind,
        language,
        label: label || languageName(language),
        content: file.content,
      }),
    )
    if (added === 'taken') {
      const text = `This film has ${CAPTION_KINDS[kind].toLowerCase()} in this language already`
      return { errors: { language: text }, values }
    }
    if (added === 'refused') return { problem: 'You can’t add captions right now.', values }
    revalidatePath(staffPaths.captions(id))
    returnWith('captions-added', staffPaths.captions(id))
  },
)
