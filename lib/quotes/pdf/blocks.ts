import { FAINT, fitText, INK, LINE, MARGIN, type Face, type Paper } from './paper'

type Section = PDFKit.PDFStructureElement

type Style = { face?: Face; size?: number; color?: string; gap?: number }

/** The width between the margins. */
const innerWidth = (paper: Paper) => paper.page.width - 2 * MARGIN

/** Between two columns, in points. */
const GUTTER = 8

const bottomOf = (paper: Paper) => paper.page.height - paper.page.margins.bottom

/** Begins a new page unless so much room is left, in points. */
function keepRoom(paper: Paper, height: number): void {
  if (paper.y + height > bottomOf(paper)) paper.addPage()
}

/** How a paper is written on at the moment, for text that a page break interrupts. */
const typeInUse = new WeakMap<Paper, { face: Face; size: number; color: string }>()

function setType(paper: Paper, type: { face: Face; size: number; color: string }): void {
  typeInUse.set(paper, type)
  paper.font(type.face).fontSize(type.size).fillColor(type.color)
}

function write(paper: Paper, text: string, style: Style, options: PDFKit.Mixins.TextOptions = {}): void {
  const { face, text: fitted } = fitText(paper, style.face ?? 'text', text)
  setType(paper, { face, size: style.size ?? 10, color: style.color ?? INK })
  paper.text(fitted, { lineGap: 2, ...options })
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

/** @param room for the heading and what must stand below it, in points */
export function addHeading(paper: Paper, parent: Section, text: string, room = 60): void {
  paper.y += 14
  keepRoom(paper, room)
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

/** `widths` are shares of the whole. */
export type Row = { cells: readonly Cell[]; widths: readonly number[] }

/** The last column ends at the margin, as the rules do. */
const widthOf = (paper: Paper, { widths }: Row, at: number) =>
  innerWidth(paper) * (widths[at] ?? 0) - (at < widths.length - 1 ? GUTTER : 0)

function heightOfCell(paper: Paper, { parts }: Cell, width: number): number {
  return parts.reduce((height, { text, ...style }) => {
    const fitted = fitText(paper, style.face ?? 'text', text)
    paper.font(fitted.face).fontSize(style.size ?? 10)
    return height + paper.heightOfString(fitted.text, { width, lineGap: 2 }) + 2
  }, 0)
}

const heightOfRow = (paper: Paper, row: Row): number =>
  Math.max(...row.cells.map((cell, at) => heightOfCell(paper, cell, widthOf(paper, row, at)))) + 4

/** Height for text on a page, in points. */
const pageRoom = (paper: Paper) => bottomOf(paper) - MARGIN

/** Keeps rows together on a page, unless they need more than this share of one. */
export function keepRows(paper: Paper, rows: readonly Row[], most = 1 / 3): void {
  const height = rows.reduce((sum, row) => sum + heightOfRow(paper, row), 0)
  keepRoom(paper, Math.min(height, pageRoom(paper) * most))
}

/** A row whose cells stay together on a page. Only a cell that has empty ones beside it may be longer than a page. */
export function addRow(paper: Paper, table: Section, row: Row): void {
  keepRows(paper, [row])
  const element = paper.struct('TR')
  table.add(element)
  const top = paper.y
  const firstPage = paper.page
  let left = MARGIN
  let bottom = top
  for (const [at, { tag = 'TD', parts, align = 'left' }] of row.cells.entries()) {
    const x = left
    const cell = paper.struct(tag, {}, () => {
      if (parts.length === 0) return
      paper.x = x
      paper.y = top
      for (const { text, ...style } of parts) {
        write(paper, text, style, { width: widthOf(paper, row, at), align })
        paper.y += 2
      }
    })
    element.add(cell)
    left += innerWidth(paper) * (row.widths[at] ?? 0)
    if (parts.length > 0) bottom = paper.page === firstPage ? Math.max(bottom, paper.y) : paper.y
  }
  paper.x = MARGIN
  paper.y = bottom + 4
}

/** Draws the head of a table again on each page that `draw` begins. As artifacts, because the structure has it once. */
export function repeatHead(paper: Paper, { cells, widths }: Row, draw: () => void): void {
  const onPage = () => {
    const interrupted = typeInUse.get(paper)
    const top = paper.y
    paper.markContent('Artifact', { type: 'Pagination', attached: ['Top'] })
    let left = MARGIN
    for (const [at, { parts, align = 'left' }] of cells.entries()) {
      paper.x = left
      paper.y = top
      for (const { text, ...style } of parts) {
        write(paper, text, style, { width: widthOf(paper, { cells, widths }, at), align })
      }
      left += innerWidth(paper) * (widths[at] ?? 0)
    }
    paper.endMarkedContent()
    paper.x = MARGIN
    paper.y += 4
    drawRule(paper)
    if (interrupted) setType(paper, interrupted)
  }
  paper.on('pageAdded', onPage)
  draw()
  paper.off('pageAdded', onPage)
}

/** Names and values, one pair in a line. */
export function addFacts(paper: Paper, parent: Section, facts: readonly (readonly [string, string])[]): void {
  const table = paper.struct('Table')
  parent.add(table)
  for (const [label, value] of facts) {
    addRow(paper, table, {
      cells: [{ tag: 'TH', parts: [{ text: label, color: FAINT }] }, { parts: [{ text: value }] }],
      widths: [0.24, 0.76],
    })
  }
}
