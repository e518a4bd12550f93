import type { QuoteDocument } from '@/lib/quotes/document'
import { presentQuote, type PresentedLine, type PresentedQuote } from '@/lib/quotes/present'
import { addFacts, addHeading, addParagraphs, addRow, addText, drawRule, keepRoom } from './blocks'
import { drawBrand, FAINT, type Paper } from './paper'

type Section = PDFKit.PDFStructureElement

const LINE_WIDTHS = [0.74, 0.26]

const stateOf = ({ isOptional, isChosen }: PresentedLine) => {
  if (!isOptional) return []
  return [{ text: isChosen ? 'Optional, chosen' : 'Optional, not chosen', size: 9, color: FAINT }]
}

function addLine(paper: Paper, table: Section, line: PresentedLine): void {
  const { title, description, quantity, discount, amount, isChosen } = line
  const details = [quantity, discount].filter((text) => text !== null)
  addRow(
    paper,
    table,
    [
      {
        parts: [
          { text: title, face: 'strong' },
          ...stateOf(line),
          ...details.map((text) => ({ text, size: 9, color: FAINT })),
        ],
      },
      { parts: [{ text: isChosen ? amount : `(${amount})` }], align: 'right' },
    ],
    LINE_WIDTHS,
  )
  if (description) {
    addRow(paper, table, [{ parts: [{ text: description, size: 9 }] }, { parts: [] }], LINE_WIDTHS)
  }
  drawRule(paper)
}

function addLines(paper: Paper, parent: Section, { lines, totals, taxSource }: PresentedQuote): void {
  const table = paper.struct('Table')
  parent.add(table)
  const head = (text: string) => ({ tag: 'TH' as const, parts: [{ text, size: 9, color: FAINT }] })
  addRow(paper, table, [head('What'), { ...head('Amount'), align: 'right' as const }], LINE_WIDTHS)
  drawRule(paper)
  for (const line of lines) addLine(paper, table, line)
  keepRoom(paper, totals.length * 22)
  for (const { label, amount, isTotal } of totals) {
    const style = isTotal ? ({ face: 'strong', size: 12 } as const) : {}
    addRow(
      paper,
      table,
      [
        { tag: 'TH', parts: [{ text: label, ...style }], align: 'right' },
        { parts: [{ text: amount, ...style }], align: 'right' },
      ],
      LINE_WIDTHS,
    )
  }
  if (taxSource)
    addText(paper, parent, 'P', `Source of the tax rate: ${taxSource}`, { size: 8.5, color: FAINT })
}

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
  addHeading(paper, root, 'What we offer')
  addLines(paper, root, quote)
  if (document.terms.text.trim()) {
    addHeading(paper, root, 'Terms')
    addParagraphs(paper, root, document.terms.text, { size: 9 })
  }
}
