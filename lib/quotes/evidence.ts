import type { KeyObject } from 'node:crypto'
import { inflateSync } from 'node:zlib'
import { canonicalJson } from './document'
import type { QuoteAcceptance, QuoteComment, QuoteEvent, QuoteRecord } from './record'
import { openSeal, sha256, type SealProblem } from './seal'
import { shownQuote, type ShownQuote } from './shown'

export const EVIDENCE_FILE = 'quote.json'

/** What stands as JSON in the file of an accepted quote: all that the PDF shows, in the letters that were hashed. */
export type Evidence = {
  format: 'fieldlight-quote-1'
  shown: ShownQuote
  shownSha256: string
  acceptance: Pick<QuoteAcceptance, 'name' | 'capacity' | 'consent' | 'acceptedAt'>
  questions: Omit<QuoteComment, 'id'>[]
  events: QuoteEvent[]
}

export type AcceptedRecord = QuoteRecord & { acceptance: QuoteAcceptance }

export const isAccepted = (record: QuoteRecord): record is AcceptedRecord => record.acceptance !== null

export function evidenceOf({ document, acceptance, comments, events }: AcceptedRecord): Evidence {
  const { name, capacity, consent, acceptedAt, chosen, shownSha256 } = acceptance
  return {
    format: 'fieldlight-quote-1',
    shown: shownQuote(document, chosen),
    shownSha256,
    acceptance: { name, capacity, consent, acceptedAt },
    questions: comments.map(({ id: _, ...question }) => question),
    events,
  }
}

const ATTACHMENT = /\/Type \/EmbeddedFile\b[^]*?\/Length (\d+)[^]*?stream\n/
const MOST_BYTES = 8 * 1024 ** 2

/** Only for a file of ours whose seal is unbroken: it does not read PDF in general. */
function readAttachment(content: Buffer): Evidence {
  const head = ATTACHMENT.exec(content.toString('latin1'))
  if (!head) throw new Error('The sealed file has no attachment')
  const start = head.index + head[0].length
  const packed = content.subarray(start, start + Number(head[1]))
  return JSON.parse(inflateSync(packed, { maxOutputLength: MOST_BYTES }).toString('utf8')) as Evidence
}

export type EvidenceVerdict =
  { verdict: 'valid'; evidence: Evidence; keyId: string } | { verdict: SealProblem }

/** Whether a file is byte by byte the one that the holder of one of these keys made. */
export function checkEvidence(file: Uint8Array, publicKeys: readonly KeyObject[]): EvidenceVerdict {
  const seal = openSeal(file, publicKeys)
  if ('problem' in seal) return { verdict: seal.problem }
  const evidence = readAttachment(seal.content)
  const isWhole = sha256(canonicalJson(evidence.shown)) === evidence.shownSha256
  return isWhole ? { verdict: 'valid', evidence, keyId: seal.keyId } : { verdict: 'altered' }
}
