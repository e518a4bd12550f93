import type { Evidence } from '@/lib/quotes/evidence'
import { quotePaths } from '@/lib/quotes/quote-paths'
import { COMPANY_ZONE, momentIn } from '@/lib/time/in-zone'
import { addFacts, addHeading, addParagraphs, addText } from './blocks'
import { FAINT, type Paper } from './paper'

const ourTime = momentIn(COMPANY_ZONE)

const EVENTS: Record<string, string> = {
  created: 'Written',
  sent: 'Sent',
  seen: 'Opened by the client',
  reminded: 'Reminder sent',
  replaced: 'Replaced by a new version',
  withdrawn: 'Withdrawn',
  commented: 'Question or answer',
  accepted: 'Accepted',
  declined: 'Declined',
  expired: 'Expired',
}

type Seal = { keyId: string; siteUrl: string }

export function drawEvidence(
  paper: Paper,
  root: PDFKit.PDFStructureElement,
  { acceptance, shownSha256, questions, events }: Evidence,
  { keyId, siteUrl }: Seal,
): void {
  addHeading(paper, root, 'Acceptance')
  addFacts(paper, root, [
    ['Accepted by', acceptance.name],
    ['Position', acceptance.capacity],
    ['Accepted on', ourTime(acceptance.acceptedAt)],
    ['Agreed to', acceptance.consent],
  ])
  if (questions.length > 0) {
    addHeading(paper, root, 'Questions and answers')
    for (const { author, name, body, at } of questions) {
      const who = author === 'client' ? 'Client' : (name ?? 'Fieldlight')
      addText(paper, root, 'P', `${who}, ${ourTime(at)}`, { size: 8.5, color: FAINT, gap: 1 })
      addParagraphs(paper, root, body, { size: 9 })
    }
  }
  addHeading(paper, root, 'What happened when')
  addFacts(
    paper,
    root,
    events.map(({ kind, version, at }) => [`${EVENTS[kind] ?? kind}, version ${version}`, ourTime(at)]),
  )
  addHeading(paper, root, 'How to check this file')
  addText(paper, root, 'P', `What was accepted has the SHA-256 ${shownSha256}`, { size: 9 })
  addText(
    paper,
    root,
    'P',
    `The file ends with a signature of the key ${keyId} over every byte before it. ${siteUrl}${quotePaths.check()} says whether it is unbroken, and how to check that without us. The attachment has the same facts as JSON.`,
    { size: 9 },
  )
}
