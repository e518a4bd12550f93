import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { CHECK_SCRIPT } from '@/lib/content/quote-check-script'
import { renderEvidence } from './pdf/quote-pdf'
import { sampleRecord } from './sample-quote'
import { publicPem, sealKeyFrom } from './seal'

const KEY = sealKeyFrom('33'.repeat(32))
const folder = mkdtempSync(path.join(tmpdir(), 'quote-check-'))
const put = (name: string, content: string | Buffer) => {
  const file = path.join(folder, name)
  writeFileSync(file, content)
  return file
}

afterAll(() => rmSync(folder, { recursive: true }))

function check(file: Buffer, keys: string) {
  const { status, stdout } = spawnSync(process.execPath, [
    put('check.mjs', CHECK_SCRIPT),
    put('quote.pdf', file),
    put('keys.pem', keys),
  ])
  return { status, said: stdout.toString().trim() }
}

it('says valid or altered, without this project', async () => {
  const file = await renderEvidence(sampleRecord, KEY, 'https://www.example.com')
  const keys = `# comment\n${publicPem(sealKeyFrom('44'.repeat(32)))}${publicPem(KEY)}`
  expect(check(file, keys)).toEqual({ status: 0, said: 'valid' })
  for (const at of [0, Math.floor(file.length / 2), file.length - 100, file.length - 2]) {
    const altered = Buffer.from(file)
    altered[at] = (altered[at] ?? 0) ^ 1
    expect(check(altered, keys)).toMatchObject({ status: 1, said: expect.stringMatching(/^altered/) })
  }
  expect(check(file, publicPem(sealKeyFrom('44'.repeat(32))))).toMatchObject({ status: 1 })
})

it('is the script of the guide', () => {
  expect(readFileSync('docs/quotes.md', 'utf8')).toContain(`\`\`\`js\n${CHECK_SCRIPT}\`\`\``)
})
