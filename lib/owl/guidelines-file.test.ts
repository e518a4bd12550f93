import { guidelinesFileProblem, guidelinesUploadProblem, MAX_GUIDELINES_BYTES } from './guidelines-file'

const bytes = (text: string) => new TextEncoder().encode(text)

it.each(['%PDF-1.7\n1 0 obj\n%%EOF\n', '%PDF-2.0\n%%EOF'])('takes %j', (text) =>
  expect(guidelinesFileProblem(bytes(text))).toBeNull(),
)

it.each([
  '',
  'MZ',
  '<html>%PDF-1.7 %%EOF',
  ' %PDF-1.7 %%EOF',
  '%PDF-1.7',
  '%PDF-1.7\n<script>alert(1)</script>\n%%EOF',
  '%PDF-1.4 <!DOCTYPE html>\n%%EOF',
])('refuses %j', (text) => expect(guidelinesFileProblem(bytes(text))).toMatch(/not a PDF/))

it('refuses what is too large, before and after it was sent', () => {
  const content = new Uint8Array(MAX_GUIDELINES_BYTES + 1)
  content.set(bytes('%PDF-1.7'))
  content.set(bytes('%%EOF'), MAX_GUIDELINES_BYTES - 10)
  expect(guidelinesFileProblem(content)).toMatch(/too large/)
  const size = MAX_GUIDELINES_BYTES
  expect(guidelinesUploadProblem({ type: 'application/pdf', size })).toBeNull()
  expect(guidelinesUploadProblem({ type: 'application/pdf', size: size + 1 })).toMatch(/too large/)
  expect(guidelinesUploadProblem({ type: 'application/pdf', size: 0 })).toMatch(/empty/)
  expect(guidelinesUploadProblem({ type: 'text/html', size })).toMatch(/type of file/)
})
