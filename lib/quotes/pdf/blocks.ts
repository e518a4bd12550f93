import { FAINT, fitText, INK, LINE, MARGIN, type Face, type Paper } from './paper'

type Section = PDFKit.PDFStructureElement

type Style = { face?: Face; size?: number; color?: string; gap?: number }

/** The width between the margins. */
const innerWidth = (paper: Paper) => paper.page.width - 2 * MARGIN

const bottomOf = (paper: Paper) => paper.page.height - paper.page.margins.bottom

/** Begins a new page unless so much room is left, in points. */
export function keepRoom(paper: Paper, height: number): void {
  if (paper.y + height > bottomOf(paper)) paper.addPage()
}

function write(paper: Paper, text: string, style: Style, options: PDFKit.Mixins.TextOptions = {}): void {
  const fitted = fitText(paper, style.face ?? 'text', text)
  paper
    .font(fitted.face)
    .fontSize(style.size ?? 10)
    .fillColor(style.color ?? INK)
    .text(fitted.text, { lineGap: 2, ...options })
}

/** A paragraph or heading. */
export function addText(paper: Paper, parent: Section, tag: string, text: string, style: Style = {}): void {
  parent.add(
    paper.struct(tag, {}, () => {
      paper.x = MARGIN
      write(paper, text, style, { width: innerWidth(paper) })
    }),
  )
  paper.y += style.gap ?? 6
}

export function addHeading(paper: Paper, parent: Section, text: string): void {
  paper.y += 14
  keepRoom(paper, 60)
  addText(paper, parent, 'H2', text, { face: 'display', size: 13, gap: 4 })
}

/** Paragraphs as they were typed. */
export function addParagraphs(paper: Paper, parent: Section, text: string, style: Style = {}): void {
  for (const paragraph of text.split(/\n{2,}/)) {
    if (paragraph.trim()) addText(paper, parent, 'P', paragraph, style)
  }
}

export function drawRule(paper: Paper): void {
  paper.markContent('Artifact', { type: 'Layout' })
  paper
    .moveTo(MARGIN, paper.y)
    .lineTo(paper.page.width - MARGIN, paper.y)
    .lineWidth(0.5)
    .stroke(LINE)
  paper.endMarkedContent()
  paper.y += 6
}

type Cell = { tag?: 'TH' | 'TD'; parts: (Style & { text: string })[]; align?: 'left' | 'right' }

function heightOf(paper: Paper, { parts }: Cell, width: number): number {
  return parts.reduce((height, { text, ...style }) => {
    const fitted = fitText(paper, style.face ?? 'text', text)
    paper.font(fitted.face).fontSize(style.size ?? 10)
    return height + paper.heightOfString(fitted.text, { width, lineGap: 2 }) + 2
  }, 0)
}

/**
 * A row whose cells stay together on a page. Only a cell that has empty ones beside it may be longer than a page. `widths` are
 * shares of the whole.
 */
export function addRow(
  paper: Paper,
  table: Section,
  cells: readonly Cell[],
  widths: readonly number[],
): void {
  const inner = innerWidth(paper)
  const widthOf = (at: number) => inner * (widths[at] ?? 0) - 8
  const height = Math.max(...cells.map((cell, at) => heightOf(paper, cell, widthOf(at))))
  keepRoom(paper, Math.min(height, (bottomOf(paper) - MARGIN) / 3))
  const row = paper.struct('TR')
  table.add(row)
  const top = paper.y
  const firstPage = paper.page
  let left = MARGIN
  let bottom = top
  for (const [at, { tag = 'TD', parts, align = 'left' }] of cells.entries()) {
    const x = left
    const cell = paper.struct(tag, {}, () => {
      if (parts.length === 0) return
      paper.x = x
      paper.y = top
      for (const { text, ...style } of parts) {
        write(paper, text, style, { width: widthOf(at), align })
        paper.y += 2
      }
    })
    row.add(cell)
    left += inner * (widths[at] ?? 0)
    if (parts.length > 0) bottom = paper.page === firstPage ? Math.max(bottom, paper.y) : paper.y
  }
  paper.x = MARGIN
  paper.y = bottom + 4
}

/** Names and values, one pair in a line. */
export function addFacts(paper: Paper, parent: Section, facts: readonly (readonly [string, string])[]): void {
  const table = paper.struct('Table')
  parent.add(table)
  for (const [label, value] of facts) {
    addRow(
      paper,
      table,
      [{ tag: 'TH', parts: [{ text: label, color: FAINT }] }, { parts: [{ text: value }] }],
      [0.24, 0.76],
    )
  }
}
