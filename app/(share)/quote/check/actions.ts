'use server'

import { publicAction } from '@/lib/actions/public-action'
import { sealPublicKeys } from '@/lib/data/privileged/quote-seal'
import type { Parsed } from '@/lib/forms/form-state'
import { checkEvidence } from '@/lib/quotes/evidence'
import type { CheckState } from '@/lib/quotes/check-state'

/** The server takes bodies up to a megabyte; files of ours have a tenth of that. */
const MOST_BYTES = 950_000

const readFile = (formData: FormData): Parsed<File, CheckState> => {
  const file = formData.get('file')
  if (!(file instanceof File) || file.size === 0) return { ok: false, state: { verdict: 'no-file' } }
  return { ok: true, data: file, values: {} }
}

export const checkFile = publicAction({ form: readFile }, async ({ data: file }): Promise<CheckState> => {
  if (file.size > MOST_BYTES) return { verdict: 'not-sealed' }
  const checked = checkEvidence(new Uint8Array(await file.arrayBuffer()), sealPublicKeys())
  if (checked.verdict !== 'valid') return { verdict: checked.verdict }
  const { evidence, keyId } = checked
  const { document, totals } = evidence.shown
  return {
    verdict: 'valid',
    number: document.number,
    title: document.title,
    totalCents: totals.totalCents,
    name: evidence.acceptance.name,
    acceptedAt: evidence.acceptance.acceptedAt,
    sha256: evidence.shownSha256,
    keyId,
  }
})
