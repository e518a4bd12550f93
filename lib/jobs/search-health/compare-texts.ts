import 'server-only'
import { setImmediate as rest } from 'node:timers/promises'
import { MIN_WORDS, passesGate, TOO_ALIKE } from '@/lib/catalogue/places/gate'
import { listPublishedTexts, noteSearchFindings, type SearchLease } from '@/lib/data/privileged/search-checks'
import { maskPlaces } from '@/lib/geo/compose/masked-sentences'
import type { NewFinding } from '@/lib/seo/health/finding-kinds'
import { unnamedPictures } from '@/lib/seo/health/unnamed-pictures'
import { findAlike } from '@/lib/text/find-alike'
import { type Fingerprint, fingerprintOf } from '@/lib/text/fingerprint'

const BATCH = 100
const BEFORE_ALL = '00000000-0000-0000-0000-000000000000'

/** Fewer sentences say too little to be compared. Such a page is thin. */
const MIN_SENTENCES = 5

/** Notes thin places, pictures without a text, and texts that say what another one says. Keeps fingerprints, not texts. False: stop. */
export async function compareTexts(lease: SearchLease, signal: AbortSignal): Promise<boolean> {
  const paths: string[] = []
  const fingerprints: Fingerprint[] = []
  const findings: NewFinding[] = []
  for (let after = BEFORE_ALL; ;) {
    signal.throwIfAborted()
    const texts = await listPublishedTexts(after, BATCH)
    for (const { path, text, words, hasFilm } of texts) {
      if (words !== null && !passesGate({ words, films: hasFilm ? 1 : 0 }))
        findings.push({
          kind: 'thin',
          path,
          subject: '',
          detail: `${words} of ${MIN_WORDS} words, and no film from there`,
        })
      for (const picture of unnamedPictures(text))
        findings.push({ kind: 'no-alt', path, subject: picture, detail: picture })
      await rest()
      const fingerprint = fingerprintOf(text, maskPlaces)
      if (fingerprint.hashes.length < MIN_SENTENCES) continue
      paths.push(path)
      fingerprints.push(fingerprint)
    }
    const last = texts.at(-1)
    if (!last || texts.length < BATCH) break
    after = last.id
  }
  for (const { index, nearest, percent } of await findAlike(fingerprints, TOO_ALIKE + 1, rest)) {
    const [path, other] = [paths[index], paths[nearest]]
    if (path && other)
      findings.push({ kind: 'alike', path, subject: '', detail: `${percent} % like ${other}` })
  }
  for (let first = 0; first < findings.length; first += 500) {
    if (!(await noteSearchFindings(lease, findings.slice(first, first + 500)))) return false
  }
  return true
}
