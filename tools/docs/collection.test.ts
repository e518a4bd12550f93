import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const ROOT = join(__dirname, '../..')
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8')

/** The files of brands, from the table in docs/extending.md. */
const rows = [...read('docs/extending.md').matchAll(/^\| \[(.+?)\]\(.+?\)\s*\|\s*(\d+) \|/gm)].map(
  ([, path = '', lines]) => ({ path: path.replaceAll('\\', ''), said: Number(lines) }),
)
const linesOf = (path: string) => read(path).trimEnd().split('\n').length

it('keeps a collection at eight files and 350 lines', () => {
  expect(rows).toHaveLength(8)
  expect(rows.reduce((sum, { path }) => sum + linesOf(path), 0)).toBeLessThanOrEqual(350)
})

it.each(rows)('$path has about as many lines as the documents say', ({ path, said }) => {
  expect(Math.abs(linesOf(path) - said)).toBeLessThanOrEqual(10)
})
