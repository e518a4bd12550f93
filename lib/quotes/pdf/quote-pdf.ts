import type { KeyObject } from 'node:crypto'
import { canonicalJson } from '@/lib/quotes/document'
import { EVIDENCE_FILE, evidenceOf, type AcceptedRecord } from '@/lib/quotes/evidence'
import type { QuoteRecord } from '@/lib/quotes/record'
import { keyIdOf, sealFile } from '@/lib/quotes/seal'
import { drawEvidence } from './draw-evidence'
import { drawQuote } from './draw-quote'
import { finishPaper, newPaper } from './paper'

const nameOf = ({ number, version, title }: QuoteRecord['document']) =>
  `Quote ${number}${version > 1 ? `, version ${version}` : ''}: ${title}`

/** @param chosen ids of the ticked optional lines */
export async function renderQuote(
  { document }: Pick<QuoteRecord, 'document'>,
  chosen: readonly string[],
): Promise<Buffer> {
  const paper = newPaper({ title: nameOf(document), createdAt: new Date(`${document.sentOn}T00:00:00Z`) })
  const root = paper.struct('Document')
  paper.addStructure(root)
  drawQuote(paper, root, document, chosen)
  root.end()
  return finishPaper(paper, nameOf(document))
}

/** One sealed file with everything: the quote, who accepted it, what happened when, and all of it as JSON. */
export async function renderEvidence(
  record: AcceptedRecord,
  key: KeyObject,
  siteUrl: string,
): Promise<Buffer> {
  const { document, acceptance } = record
  const title = `Accepted: ${nameOf(document)}`
  const createdAt = new Date(acceptance.acceptedAt)
  const evidence = evidenceOf(record)
  const paper = newPaper({ title, createdAt })
  const root = paper.struct('Document')
  paper.addStructure(root)
  drawQuote(paper, root, document, acceptance.chosen)
  drawEvidence(paper, root, evidence, { keyId: keyIdOf(key), siteUrl })
  root.end()
  paper.file(Buffer.from(canonicalJson(evidence)), {
    name: EVIDENCE_FILE,
    type: 'application/json',
    description: 'The quote, its acceptance and what happened when, as they were hashed',
    creationDate: createdAt,
    modifiedDate: createdAt,
  })
  return sealFile(await finishPaper(paper, title), key)
}
