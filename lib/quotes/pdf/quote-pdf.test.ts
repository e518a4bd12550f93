import { definePDFJSModule, extractText, getDocumentProxy } from 'unpdf'
import { checkEvidence, evidenceOf } from '@/lib/quotes/evidence'
import { presentQuote } from '@/lib/quotes/present'
import { OPTION_ID, sampleDocument, sampleRecord } from '@/lib/quotes/sample-quote'
import { sealKeyFrom } from '@/lib/quotes/seal'
import { renderEvidence, renderQuote } from './quote-pdf'

const KEY = sealKeyFrom('11'.repeat(32))
const SITE = 'https://www.example.com'

beforeAll(() => definePDFJSModule(() => import('unpdf/pdfjs')))

async function read(file: Uint8Array) {
  const pdf = await getDocumentProxy(new Uint8Array(file))
  const { totalPages, text } = await extractText(pdf)
  const words = text.join(' ').replace(/\s+/g, ' ')
  return { pdf, totalPages, words, pages: text }
}

describe('renderQuote', () => {
  it('shows the words and figures of the page', async () => {
    const { words, pdf } = await read(await renderQuote({ document: sampleDocument }, [OPTION_ID]))
    const { heading, facts, lines, totals } = presentQuote(sampleDocument, [OPTION_ID])
    const shown = [
      heading,
      ...facts.flat(),
      ...lines.flatMap(({ title, quantity, discount, amount }) => [
        title,
        quantity ?? '',
        discount ?? '',
        amount,
      ]),
      ...totals.flatMap(({ label, amount }) => [label, amount]),
    ]
    for (const text of shown) expect(words).toContain(text)
    expect(words).toContain('Page 1 of 1')
    expect((await pdf.getMetadata()).info).toMatchObject({
      Title: 'Quote Q-2026-0042, version 2: A film about “Łódź looms”',
      Language: 'en-US',
    })
    expect(await pdf.getMarkInfo()).toMatchObject({ Marked: true })
  })

  it('marks options that are not chosen', async () => {
    const { words } = await read(await renderQuote({ document: sampleDocument }, []))
    expect(words).toContain('Optional, not chosen')
    expect(words).toContain('$499.99 not included')
  })

  it('replaces what no typeface has', async () => {
    const { words } = await read(await renderQuote({ document: sampleDocument }, []))
    expect(words).toContain('thank you for the call ?.')
  })

  it('has headings, tables and paragraphs for screen readers', async () => {
    const { pdf } = await read(await renderQuote({ document: sampleDocument }, []))
    const tree = JSON.stringify(await (await pdf.getPage(1)).getStructTree())
    for (const role of ['Document', 'H1', 'H2', 'P', 'Table', 'TR', 'TH', 'TD']) {
      expect(tree).toContain(`"role":"${role}"`)
    }
  })

  it.each([8, 9, 10, 11, 12])('keeps the totals of %d lines with the last of them', async (count) => {
    const [line] = sampleDocument.lines
    const lines = Array.from({ length: count }, (_, at) => ({
      ...line!,
      id: `line-${at}`,
      title: `Film ${at + 1}.`,
    }))
    const { pages } = await read(await renderQuote({ document: { ...sampleDocument, lines } }, []))
    const withTotals = pages.find((page) => page.includes('Subtotal'))
    expect(withTotals).toContain(`Film ${count}.`)
    const offers = pages.filter((page) => page.includes('Film '))
    for (const page of offers) expect(page).toMatch(/What\s+Amount/)
  })

  it('ends amounts at the margin, as the rules do', async () => {
    const { pdf } = await read(await renderQuote({ document: sampleDocument }, []))
    const { items } = await (await pdf.getPage(1)).getTextContent()
    const ends = items.flatMap((item) =>
      'str' in item && item.str.startsWith('$') ? [Number(item.transform[4]) + item.width] : [],
    )
    expect(ends.length).toBeGreaterThan(3)
    for (const end of ends) expect(end).toBeCloseTo(612 - 54, 0)
  })

  it('goes on over pages', async () => {
    const [line] = sampleDocument.lines
    const lines = Array.from({ length: 60 }, (_, at) => ({
      ...line!,
      id: `b0000000-0000-4000-8000-0000000001${String(at).padStart(2, '0')}`,
      title: `Line ${at + 1} of many`,
      description: at === 30 ? 'A long story. '.repeat(700) : 'Short.',
    }))
    const { totalPages, words, pages } = await read(
      await renderQuote({ document: { ...sampleDocument, lines } }, []),
    )
    expect(totalPages).toBeGreaterThan(4)
    for (let at = 1; at <= 60; at += 1) expect(words).toContain(`Line ${at} of many`)
    pages.forEach((page, at) => expect(page).toContain(`Page ${at + 1} of ${totalPages}`))
  })
})

describe('renderEvidence', () => {
  it('holds everything, and is the same file each time', async () => {
    const file = await renderEvidence(sampleRecord, KEY, SITE)
    expect(await renderEvidence(sampleRecord, KEY, SITE)).toEqual(file)
    const { words, pdf } = await read(file)
    for (const text of [
      'Accepted by Ngọc Nguyễn',
      'Managing director',
      'Monday, November 23, 2026 at 11:59 PM EST',
      sampleRecord.acceptance.shownSha256,
      'Is the music included?',
      'Sent, version 2',
    ]) {
      expect(words).toContain(text)
    }
    const attachments = (await pdf.getAttachments()) as Map<string, { content: Uint8Array }> | null
    expect([...(attachments?.keys() ?? [])]).toEqual(['quote.json'])
    expect(checkEvidence(file, [KEY])).toEqual({
      verdict: 'valid',
      evidence: evidenceOf(sampleRecord),
      keyId: expect.stringMatching(/^[\da-f]{16}$/),
    })
  })

  it('fails when any one byte is altered, added or missing', async () => {
    const file = await renderEvidence(sampleRecord, KEY, SITE)
    const seal = file.length - 200
    const places = [...Array(file.length).keys()].filter((at) => at >= seal || at % 97 === 0)
    for (const at of places) {
      const altered = Buffer.from(file)
      altered[at] = (altered[at] ?? 0) ^ 1
      expect(checkEvidence(altered, [KEY]).verdict).not.toBe('valid')
    }
    expect(checkEvidence(file.subarray(0, -1), [KEY])).toEqual({ verdict: 'not-sealed' })
    expect(checkEvidence(file.subarray(1), [KEY])).toEqual({ verdict: 'altered' })
    expect(checkEvidence(Buffer.concat([file, Buffer.from('\n')]), [KEY])).toEqual({ verdict: 'not-sealed' })
  })

  it('knows the keys that it was told, and no others', async () => {
    const other = sealKeyFrom('22'.repeat(32))
    const file = await renderEvidence(sampleRecord, KEY, SITE)
    expect(checkEvidence(file, [other])).toEqual({ verdict: 'unknown-key' })
    expect(checkEvidence(file, [other, KEY])).toMatchObject({ verdict: 'valid' })
    expect(checkEvidence(Buffer.from('%PDF-1.7 nothing'), [KEY])).toEqual({ verdict: 'not-sealed' })
    expect(checkEvidence(Buffer.alloc(0), [KEY])).toEqual({ verdict: 'not-sealed' })
  })

  it('fails for a sealed file whose facts do not fit the accepted hash', async () => {
    const forged = { ...sampleRecord, acceptance: { ...sampleRecord.acceptance, chosen: [] } }
    expect(checkEvidence(await renderEvidence(forged, KEY, SITE), [KEY])).toEqual({ verdict: 'altered' })
  })
})
