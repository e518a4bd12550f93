import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'

const ROOT = join(__dirname, '../..')
const MAX_README_LINES = 140

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8')

function markdownIn(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => join(folder, name))
}

const DOCUMENTS = [
  'README.md',
  'CONTRIBUTING.md',
  'deploy/README.md',
  ...markdownIn('demo').filter((path) => path.endsWith('README.md')),
  'lib/next-runtime/README.md',
  ...markdownIn('docs'),
].filter((path) => existsSync(join(ROOT, path)))

const FOLDERS = readdirSync(ROOT, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
  .map(({ name }) => name)

/** `lib/env.ts` or `app/(site)/videos/`; not `/videos`, which is an address of the site. */
const PATH = new RegExp(`^(?:${FOLDERS.join('|')})/[^\\s\`]*$`)

/** Every piece of `document` that `pattern` finds, with its line number. */
function find(document: string, pattern: RegExp): { line: number; text: string }[] {
  return read(document)
    .split('\n')
    .flatMap((content, index) =>
      [...content.matchAll(pattern)].map((match) => ({ line: index + 1, text: match[1] ?? match[2] ?? '' })),
    )
}

/** The part before the first wildcard, because `lib/ads/*.ts` names many files. */
function withoutWildcard(path: string): string {
  const wildcard = path.search(/[*<{…]/)
  return wildcard === -1 ? path : path.slice(0, path.lastIndexOf('/', wildcard) + 1)
}

/** The fragments that GitHub gives to the headings of a document. */
function anchorsOf(document: string): string[] {
  return find(document, /^#+ (.+)$/g).map(({ text }) =>
    text
      .toLowerCase()
      .replace(/[^\w\s-]/g, '')
      .trim()
      .replace(/\s/g, '-'),
  )
}

function brokenLinks(document: string): string[] {
  return find(document, /\]\((?:<([^>]+)>|([^)\s]+))\)/g).flatMap(({ line, text }) => {
    if (/^[a-z]+:/.test(text)) return []
    const [path = '', anchor] = decodeURI(text).split('#')
    const target = path === '' ? document : join(dirname(document), path)
    if (!existsSync(join(ROOT, target)))
      return [`${document}:${line} links to ${target}, which does not exist`]
    if (!anchor || !target.endsWith('.md') || anchorsOf(target).includes(anchor)) return []
    return [`${document}:${line} links to #${anchor}, a heading that ${target} does not have`]
  })
}

function brokenPaths(document: string): string[] {
  return find(document, /`([^`]+)`/g).flatMap(({ line, text }) => {
    if (!PATH.test(text)) return []
    return existsSync(join(ROOT, withoutWildcard(text)))
      ? []
      : [`${document}:${line} names \`${text}\`, which does not exist`]
  })
}

function unknownScripts(document: string): string[] {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
  return find(document, /npm run ([a-z][\w:-]*)/g).flatMap(({ line, text }) =>
    text in scripts
      ? []
      : [`${document}:${line} names the script '${text}', which package.json does not have`],
  )
}

const VARIABLES = [...read('lib/env.ts').matchAll(/^ {2}([A-Z][A-Z\d_]+):/gm)]
  .map((match) => match[1] ?? '')
  .filter((name) => name !== 'NODE_ENV')

test('documents link to files that exist', () => expect(DOCUMENTS.flatMap(brokenLinks)).toEqual([]))
test('documents name paths that exist', () => expect(DOCUMENTS.flatMap(brokenPaths)).toEqual([]))
test('documents name npm scripts that exist', () => expect(DOCUMENTS.flatMap(unknownScripts)).toEqual([]))

test(`README.md has at most ${MAX_README_LINES} lines`, () => {
  expect(read('README.md').trimEnd().split('\n').length).toBeLessThanOrEqual(MAX_README_LINES)
})

test('finds the environment variables in lib/env.ts', () => {
  expect(VARIABLES).toEqual(expect.arrayContaining(['SITE_URL', 'SUPABASE_SECRET_KEY', 'WEB_VITALS']))
})

test.each(['docs/configuration.md', '.env.example'])('%s lists every variable of lib/env.ts', (document) => {
  expect(VARIABLES.filter((name) => !new RegExp(`\\b${name}\\b`).test(read(document)))).toEqual([])
})

test('docs/configuration.md lists every variable of .env.example', () => {
  const given = [...read('.env.example').matchAll(/^([A-Z][A-Z\d_]+)=/gm)].map((match) => match[1] ?? '')
  expect(given.filter((name) => !read('docs/configuration.md').includes(`\`${name}\``))).toEqual([])
})

test('docs/decisions/README.md lists every decision', () => {
  const decisions = markdownIn('docs/decisions').map((path) => relative('docs/decisions', path))
  const index = read('docs/decisions/README.md')
  expect(decisions.filter((name) => name !== 'README.md' && !index.includes(`(${name})`))).toEqual([])
})
