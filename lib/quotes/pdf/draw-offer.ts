import type { PresentedLine, PresentedQuote } from '@/lib/quotes/present'
import { addRow, addText, drawRule, keepRows, repeatHead, type Row } from './blocks'
import { FAINT, INK, type Paper } from './paper'

type Section = PDFKit.PDFStructureElement

const WIDTHS = [0.74, 0.26]

const headOf = (text: string) => ({ tag: 'TH' as const, parts: [{ text, size: 9, color: FAINT }] })

const HEAD: Row = { cells: [headOf('What'), { ...headOf('Amount'), align: 'right' }], widths: WIDTHS }

const stateOf = ({ isOptional, isChosen }: PresentedLine) => {
  if (!isOptional) return []
  return [{ text: isChosen ? 'Optional, chosen' : 'Optional, not chosen', size: 9, color: FAINT }]
}

/** What is not chosen is faint, and says beside its amount that it does not count. */
function rowsOf(line: PresentedLine): Row[] {
  const { title, description, quantity, discount, amount, isChosen } = line
  const color = isChosen ? INK : FAINT
  const details = [quantity, discount].filter((text) => text !== null)
  const about = [
    { text: title, face: 'strong' as const, color },
    ...stateOf(line),
    ...details.map((text) => ({ text, size: 9, color: FAINT })),
  ]
  const price = [
    { text: amount, color },
    ...(isChosen ? [] : [{ text: 'not included', size: 9, color: FAINT }]),
  ]
  const row: Row = { cells: [{ parts: about }, { parts: price, align: 'right' }], widths: WIDTHS }
  if (!description) return [row]
  return [row, { cells: [{ parts: [{ text: description, size: 9, color }] }, { parts: [] }], widths: WIDTHS }]
}

function totalRowsOf({ totals }: PresentedQuote): Row[] {
  return totals.map(({ label, amount, isTotal }) => {
    const style = isTotal ? ({ face: 'strong', size: 12 } as const) : {}
    return {
      cells: [
        { tag: 'TH', parts: [{ text: label, ...style }], align: 'right' },
        { parts: [{ text: amount, ...style }], align: 'right' },
      ],
      widths: WIDTHS,
    }
  })
}

/** The lines and totals. Totals begin no page of their own: the last line goes with them. */
export function drawOffer(paper: Paper, parent: Section, quote: PresentedQuote): void {
  const table = paper.struct('Table')
  parent.add(table)
  const totals = totalRowsOf(quote)
  addRow(paper, table, HEAD)
  drawRule(paper)
  repeatHead(paper, HEAD, () => {
    for (const [at, line] of quote.lines.entries()) {
      const rows = rowsOf(line)
      if (at < quote.lines.length - 1) keepRows(paper, rows)
      else keepRows(paper, [...rows, ...totals], 0.9)
      for (const row of rows) addRow(paper, table, row)
      drawRule(paper)
    }
    for (const row of totals) addRow(paper, table, row)
  })
  if (quote.taxSource) {
    addText(paper, parent, 'P', `Source of the tax rate: ${quote.taxSource}`, { size: 8.5, color: FAINT })
  }
}
