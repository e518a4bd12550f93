import path from 'node:path'
import PDFDocument from 'pdfkit'
import { site } from '@/lib/content/site'

const FONTS = path.join(process.cwd(), 'node_modules/@expo-google-fonts')
const FILES = {
  text: 'instrument-sans/400Regular/InstrumentSans_400Regular.ttf',
  strong: 'instrument-sans/600SemiBold/InstrumentSans_600SemiBold.ttf',
  display: 'bricolage-grotesque/600SemiBold/BricolageGrotesque_600SemiBold.ttf',
  /** Also has Vietnamese letters, which the text face lacks. */
  wide: 'bricolage-grotesque/400Regular/BricolageGrotesque_400Regular.ttf',
} as const
export type Face = keyof typeof FILES

export const INK = '#241d17'
export const FAINT = '#6b5f52'
export const LINE = '#d9cdb9'
const AMBER = '#e79f2d'

/** Points. Letter paper. */
export const MARGIN = 54
const FOOT = 40

export type Paper = PDFKit.PDFDocument

type Head = { title: string; footer: string; createdAt: Date }

/** Fonts of this kind know which characters they have. */
type LoadedFont = { font: { hasGlyphForCodePoint: (codePoint: number) => boolean } }
const loaded = (paper: Paper) => (paper as unknown as { _font: LoadedFont })._font.font

/** The face that has all characters, and the text without those that none has. The attachment keeps every letter. */
export function fitText(paper: Paper, face: Face, text: string): { face: Face; text: string } {
  const composed = text.normalize('NFC').replace(/\r/g, '')
  const missingIn = (candidate: Face) => {
    const { hasGlyphForCodePoint } = loaded(paper.font(candidate))
    const font = loaded(paper)
    return [...new Set(composed)].filter(
      (letter) => letter !== '\n' && !hasGlyphForCodePoint.call(font, letter.codePointAt(0) ?? 0),
    )
  }
  const fitting = missingIn(face).length === 0 || missingIn('wide').length > 0 ? face : 'wide'
  const missing = new Set(missingIn(fitting))
  return {
    face: fitting,
    text: Array.from(composed, (letter) => (missing.has(letter) ? '?' : letter)).join(''),
  }
}

export function newPaper({ title, createdAt }: Omit<Head, 'footer'>): Paper {
  const paper = new PDFDocument({
    size: 'LETTER',
    margins: { top: MARGIN, bottom: MARGIN + FOOT, left: MARGIN, right: MARGIN },
    pdfVersion: '1.7',
    tagged: true,
    lang: 'en-US',
    displayTitle: true,
    bufferPages: true,
    // Without one it loads a typeface of its own.
    font: path.join(FONTS, FILES.text),
    info: {
      Title: title,
      Author: site.name,
      Creator: site.name,
      Producer: 'pdfkit',
      CreationDate: createdAt,
    },
  })
  for (const [face, file] of Object.entries(FILES)) paper.registerFont(face, path.join(FONTS, file))
  return paper
}

/** The mark of the site, at the top of the first page. */
export function drawBrand(paper: Paper): void {
  const { x, y } = paper
  paper.markContent('Artifact', { type: 'Layout' })
  paper.save().translate(x, y).scale(0.85)
  paper.path('M2 8V2h6M20 2h6v6M2 25h24').lineWidth(2).stroke(INK)
  paper.path('M6 20a8 8 0 0 1 16 0Z').fill(AMBER)
  paper.restore()
  paper
    .font('display')
    .fontSize(17)
    .fillColor(INK)
    .text(site.name, x + 32, y + 3, { lineBreak: false })
  paper.endMarkedContent()
  paper.x = x
  paper.y = y + 44
}

/** Page numbers, once the number of pages is known. */
function drawFooters(paper: Paper, footer: string): void {
  const { start, count } = paper.bufferedPageRange()
  for (let at = 0; at < count; at += 1) {
    paper.switchToPage(start + at)
    const { page } = paper
    const bottom = page.margins.bottom
    // Text below the margin would begin a new page.
    page.margins.bottom = 0
    paper.markContent('Artifact', { type: 'Pagination', attached: ['Bottom'] })
    const width = page.width - 2 * MARGIN
    const y = page.height - MARGIN
    paper.font('text').fontSize(8.5).fillColor(FAINT)
    paper.text(footer, MARGIN, y, { width: width - 80, height: 12, ellipsis: true, lineBreak: false })
    paper.text(`Page ${at + 1} of ${count}`, MARGIN, y, { width, align: 'right', lineBreak: false })
    paper.endMarkedContent()
    page.margins.bottom = bottom
  }
}

export async function finishPaper(paper: Paper, footer: string): Promise<Buffer> {
  drawFooters(paper, footer)
  const chunks: Buffer[] = []
  paper.on('data', (chunk: Buffer) => chunks.push(chunk))
  const ended = new Promise<void>((resolve, reject) => paper.on('end', resolve).on('error', reject))
  paper.end()
  await ended
  return Buffer.concat(chunks)
}
