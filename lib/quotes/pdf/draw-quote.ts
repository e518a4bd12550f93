import type { QuoteDocument } from '@/lib/quotes/document'
import { presentQuote } from '@/lib/quotes/present'
import { addFacts, addHeading, addParagraphs, addText } from './blocks'
import { drawOffer } from './draw-offer'
import { drawBrand, FAINT, type Paper } from './paper'

type Section = PDFKit.PDFStructureElement

/** The same words and figures as the client's page. */
export function drawQuote(
  paper: Paper,
  root: Section,
  document: QuoteDocument,
  chosen: readonly string[],
): void {
  const quote = presentQuote(document, chosen)
  drawBrand(paper)
  addText(paper, root, 'P', quote.heading, { color: FAINT, gap: 2 })
  addText(paper, root, 'H1', document.title, { face: 'display', size: 22, gap: 12 })
  addFacts(paper, root, quote.facts)
  paper.y += 10
  addParagraphs(paper, root, document.intro)
  addHeading(paper, root, 'What we offer', 120)
  drawOffer(paper, root, quote)
  if (document.terms.text.trim()) {
    addHeading(paper, root, 'Terms')
    addParagraphs(paper, root, document.terms.text, { size: 9 })
  }
}
