import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { formatChunks, listLargestChunks } from './largest-chunks'

let buildDir: string

beforeAll(() => {
  buildDir = mkdtempSync(join(tmpdir(), 'chunks-'))
  mkdirSync(join(buildDir, 'static/chunks/app'), { recursive: true })
  const write = (file: string, values: number) => {
    const numbers = Array.from({ length: values }, (_, at) => Math.sin(at))
    writeFileSync(join(buildDir, 'static/chunks', file), JSON.stringify(numbers))
  }
  write('framework.js', 900)
  write('app/map.js', 300)
  write('page.js', 100)
  writeFileSync(join(buildDir, 'static/chunks/page.js.map'), '{}')
})
afterAll(() => rmSync(buildDir, { recursive: true }))

test('names the heaviest first, and which pages begin with them', async () => {
  const chunks = await listLargestChunks(
    buildDir,
    new Map([
      ['/', ['static/chunks/framework.js', 'static/chunks/page.js']],
      ['/videos', ['static/chunks/framework.js']],
    ]),
  )
  expect(chunks.map(({ file, pages }) => [file, pages])).toEqual([
    ['static/chunks/framework.js', ['/', '/videos']],
    ['static/chunks/app/map.js', []],
    ['static/chunks/page.js', ['/']],
  ])
  expect(formatChunks(chunks, 2).split('\n').slice(1)).toEqual([
    expect.stringMatching(/^ +\d+\.\d KB {2}framework\.js {2}every page$/),
    expect.stringMatching(/^ +\d+\.\d KB {2}map\.js {2}on demand$/),
    expect.stringMatching(/^ +\d+\.\d KB {2}page\.js {2}\/$/),
  ])
})
