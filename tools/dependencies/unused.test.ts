import { globSync, readFileSync } from 'node:fs'

type Manifest = Record<'dependencies' | 'devDependencies', Record<string, string>>

const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as Manifest
const declared = Object.keys({ ...manifest.dependencies, ...manifest.devDependencies })

/** Needed, though no file imports it. */
const UNNAMED: Record<string, string> = {
  '@types/google.maps': 'named in tsconfig.json',
  'jest-environment-jsdom': 'named by tests as jsdom',
  node: 'the Node that npm scripts run',
  typescript: 'checks the types',
}

/** Not the files beside this one, which name packages to judge them. */
const FILES = globSync(['*.{ts,mjs}', '{app,components,e2e,lib,pages,supabase}/**/*.{ts,tsx,mjs,css}'], {
  exclude: ['tools/dependencies/**'],
}).map((file) => readFileSync(file, 'utf8'))

const isNamed = (name: string) => {
  const named = new RegExp(`['"](~|/)?(node_modules/)?${name}['"/]`)
  return FILES.some((text) => named.test(text))
}

/** Types come with what they describe, or with a global of its name. */
const described = (name: string) =>
  name.startsWith('@types/') ? name.slice('@types/'.length).replace('__', '/') : name

test('every package is used', () => {
  const unused = declared.filter((name) => !UNNAMED[name] && !isNamed(described(name)))
  expect(unused).toEqual([])
})

test('every package that is imported is declared', () => {
  // Types may come with the package that they describe the parts of.
  const IMPORTED = /^(?!import type\b).*\bfrom '((?:@[a-z][\w.-]*\/)?[a-z][\w.-]*)(?:\/[^'\n]*)?'$/gm
  const imported = new Set(FILES.flatMap((text) => [...text.matchAll(IMPORTED)].map(([, name = '']) => name)))
  const known = new Set([...declared, ...declared.map(described)])
  const unknown = [...imported].filter((name) => !known.has(name))
  expect(unknown).toEqual([])
})
