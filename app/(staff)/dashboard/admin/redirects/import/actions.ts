'use server'

import { z } from 'zod'
import { staffAction, returnWith } from '@/lib/actions/staff-action'
import { importRedirects, undoImport } from '@/lib/data/website/redirects'
import { env } from '@/lib/env'
import type { CheckedImport } from '@/lib/forms/checked-import'
import type { Parsed } from '@/lib/forms/form-state'
import { staffPaths } from '@/lib/portal/staff-paths'
import { renewRedirects } from '@/lib/redirects/table'
import { MAX_IMPORT_BYTES, MAX_IMPORT_ROWS, readRedirectFile } from '@/lib/schemas/redirect-import'

const ADMINS = { area: 'admin', from: staffPaths.redirectImport() } as const

const NOT_ALLOWED = 'You can’t add redirects right now.'

function parseFile(formData: FormData): Parsed<File, CheckedImport> {
  const file = formData.get('file')
  if (!(file instanceof File) || file.size === 0) {
    return { ok: false, state: { status: 'refused', problem: 'Choose a CSV file.' } }
  }
  if (file.size > MAX_IMPORT_BYTES) {
    return { ok: false, state: { status: 'refused', problem: 'This file is larger than 700 KB. Split it.' } }
  }
  return { ok: true, data: file, values: {} }
}

/** Changes nothing. */
export const checkImport = staffAction(
  { ...ADMINS, form: parseFile },
  async ({ data: file }): Promise<CheckedImport> => {
    const read = readRedirectFile(new Uint8Array(await file.arrayBuffer()), new URL(env.SITE_URL).origin)
    if (read.problem !== null) return { status: 'refused', problem: read.problem }
    const entries = read.rows
      .filter(({ problem }) => problem === null)
      .map(({ line, path, target }) => ({ line, path, target }))
    const checked = await importRedirects(entries, true)
    if (!checked) return { status: 'refused', problem: NOT_ALLOWED }
    const answers = new Map(checked.answers.map((answer) => [answer.line, answer]))
    const rows = read.rows.map((row) => ({
      ...row,
      outcome: answers.get(row.line)?.outcome ?? ('refused' as const),
      problem: row.problem ?? answers.get(row.line)?.problem ?? null,
    }))
    const added = rows.filter(({ outcome }) => outcome === 'added')
    return {
      status: 'checked',
      fileName: file.name,
      rows,
      entries: JSON.stringify(added.map(({ line, path, target }) => ({ line, path, target }))),
    }
  },
)

const entries = z
  .array(z.object({ line: z.number().int(), path: z.string().max(300), target: z.string().max(500) }))
  .min(1)
  .max(MAX_IMPORT_ROWS)

/** The database judges each row again. */
export const runImport = staffAction({ ...ADMINS, data: z.object({}) }, async ({ formData }) => {
  const posted = entries.parse(JSON.parse(String(formData.get('entries'))))
  const done = await importRedirects(posted, false)
  await renewRedirects()
  const isDone = done?.answers.some(({ outcome }) => outcome === 'added') ?? false
  returnWith(
    isDone ? 'redirects-imported' : 'not-changed',
    staffPaths.redirects(),
    isDone ? `import=${done?.id}` : '',
  )
})

export const takeBackImport = staffAction({ ...ADMINS, args: [z.uuid()] }, async ({ args: [importId] }) => {
  const count = await undoImport(importId)
  await renewRedirects()
  returnWith(count > 0 ? 'redirects-taken-back' : 'not-changed', staffPaths.redirects())
})
