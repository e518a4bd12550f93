import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

const ROOT = path.resolve(__dirname, '../..')

type Sample = [file: string, code: string]

const BUILT: Sample[] = [
  ['app/built/const.ts', `'use server'; export const save = staffAction({}, async () => {})`],
  [
    'app/built/helper.ts',
    `'use server'; export const save = publicAction({}, async () => {}); const _helper = async () => {}`,
  ],
  ['app/built/no-directive.ts', `export async function save() {}`],
]

const NO_ACTION = 'A server action is `export const name = staffAction(…)` or `publicAction(…)`.'

const NOT_BUILT: Sample[] = [
  ['app/not-built/function.ts', `'use server'; export async function save() {}`],
  ['app/not-built/arrow.ts', `'use server'; export const save = async () => {}`],
  ['app/not-built/wrapped.ts', `'use server'; export const save = withLog(async () => {})`],
  ['app/not-built/list.ts', `'use server'; const save = async () => {}; export { save }`],
  ['app/not-built/default.ts', `'use server'; const save = async () => {}; export default save`],
  ['app/not-built/default-arrow.ts', `'use server'; export default async () => {}`],
  ['app/not-built/from.ts', `'use server'; export { save } from './save'`],
  ['app/not-built/all.ts', `'use server'; export * from './save'`],
  ['app/not-built/inside-arrow.ts', `export const page = async () => { 'use server' }`],
  ['app/not-built/inside-function.ts', `export async function save() { 'use server' }`],
]

const ALLOWED: Sample[] = [
  [
    'lib/data/leads/a.ts',
    `import { createClient } from '@supabase/supabase-js'; export const a = createClient`,
  ],
  [
    'lib/data/privileged/a.ts',
    `import { createAdmin } from '@/lib/supabase/admin'; export const a = createAdmin`,
  ],
  ['lib/data/leads/b.ts', `import type { UserType } from '@/lib/auth/roles'; export type B = UserType`],
  ['lib/leads/a.ts', `import { toText } from '@/lib/text/to-text'; export const a = toText`],
  ['lib/portal/a.ts', `import { isRole } from '@/lib/auth/roles'; export const a = isRole`],
  ['lib/text/above.test.ts', `import { sample } from '@/lib/schemas/lead'; export const a = sample`],
  ['components/site/a.ts', `import type { Lead } from '@/lib/data/leads'; export type A = Lead`],
  ['components/ui/a.ts', `import { cn } from '@/lib/cn'; export const a = cn`],
  ['components/staff/a.ts', `import { useLinkStatus } from 'next/link'; export const a = useLinkStatus`],
  ['components/site/b.ts', `import Link from 'next/link'; export const a = Link`],
  ['lib/next-runtime/a.ts', `import { serve } from 'next/dist/server'; export const a = serve`],
  ['lib/supabase/a.ts', `import { a } from '../next-runtime/a.ts'; export const b = a`],
]

const NO_SUPABASE = 'Only lib/data and lib/auth talk to Supabase.'

const FORBIDDEN: [...Sample, message: string][] = [
  [
    'lib/leads/b.ts',
    `import { a } from '../text/a'; export const b = a`,
    "Import across folders through '@/'.",
  ],
  [
    'lib/supabase/b.ts',
    `import { a } from '../data/a.ts'; export const b = a`,
    "Import across folders through '@/'.",
  ],
  [
    'lib/leads/c.ts',
    `import { a } from '@/lib/data/leads'; export const b = a`,
    'lib/leads imports only from rooms below it',
  ],
  ['lib/leads/d.ts', `export { a } from '@/lib/actions/leads'`, 'lib/leads imports only from rooms below it'],
  [
    'lib/leads/e.ts',
    `export const a = () => import('@/lib/mail/send')`,
    'lib/leads imports only from rooms below it',
  ],
  ['lib/leads/f.ts', `import { a } from '@/components/a'; export const b = a`, 'lib never imports upward.'],
  [
    'lib/paths/a.ts',
    `import { a } from 'react'; export const b = a`,
    'This folder knows neither Next nor React.',
  ],
  ['lib/paths/b.ts', `import { a } from '@supabase/ssr'; export const b = a`, NO_SUPABASE],
  [
    'lib/data/leads/c.ts',
    `import { a } from '@/lib/supabase/admin'; export const b = a`,
    'Only lib/data/privileged uses the secret key.',
  ],
  ['app/(site)/a.ts', `import { a } from '@/lib/supabase/server'; export const b = a`, NO_SUPABASE],
  [
    'app/(site)/b.ts',
    `import { a } from '@/app/(staff)/a'; export const b = a`,
    'no imports between route groups.',
  ],
  ['app/(site)/c.ts', `import { a } from '@/lib/geo/search/a'; export const b = a`, 'A megabyte of places'],
  ['app/(staff)/a.ts', `import Link from 'next/link'; export const a = Link`, 'use StaffLink'],
  ['components/staff/b.ts', `import Link from 'next/link'; export const a = Link`, 'use StaffLink'],
  ['components/site/c.ts', `import { a } from '@/lib/data/leads'; export const b = a`, 'import types only.'],
  [
    'components/ui/b.ts',
    `import { a } from '@/lib/cnx'; export const b = a`,
    'components/ui has no product knowledge.',
  ],
  [
    'components/ui/c.ts',
    `import { a } from '@/components/site/a'; export const b = a`,
    'components/ui has no product knowledge.',
  ],
  ['e2e/a.ts', `import { a } from 'next/dist/server'; export const b = a`, 'Only lib/next-runtime leans'],
  [
    'components/site/d.ts',
    `import { a } from 'diagnostics_channel'; export const b = a`,
    'Only lib/next-runtime leans',
  ],
  ['lib/leads/g.ts', `export const a = process.env.SITE_URL`, "'process.env' is restricted"],
  ['lib/leads/h.ts', `console.error('no')`, 'Unexpected console statement.'],
  ['e2e/b.ts', `async function save() {}\nsave()`, 'Promises must be awaited'],
  [
    'e2e/c.tsx',
    `import { useState } from 'react'\nexport function A({ is }: { is: boolean }) { if (is) useState(0); return null }`,
    'conditionally',
  ],
]

let messages: Map<string, string[]>

// In one run, because each takes a second to start.
beforeAll(() => {
  const place = mkdtempSync(path.join(tmpdir(), 'lint-'))
  for (const file of ['oxlint.config.ts', 'tsconfig.json'])
    copyFileSync(path.join(ROOT, file), path.join(place, file))
  for (const folder of ['node_modules', 'tools'])
    symlinkSync(path.join(ROOT, folder), path.join(place, folder))
  for (const [file, code] of [...BUILT, ...NOT_BUILT, ...ALLOWED, ...FORBIDDEN]) {
    mkdirSync(path.dirname(path.join(place, file)), { recursive: true })
    writeFileSync(path.join(place, file), `${code}\n`)
  }
  const program = path.join(ROOT, 'node_modules/.bin/oxlint')
  const { stdout } = spawnSync(program, ['--format', 'json', 'app', 'components', 'e2e', 'lib'], {
    cwd: place,
    encoding: 'utf8',
  })
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: { filename: string; message: string }[] }
  messages = new Map()
  for (const { filename, message } of diagnostics)
    messages.set(filename, [...(messages.get(filename) ?? []), message])
  rmSync(place, { recursive: true })
})

test.each([...BUILT, ...ALLOWED])('%s is right: %s', (file) => {
  expect(messages.get(file)).toBeUndefined()
})

test.each(NOT_BUILT)('%s is no action: %s', (file) => {
  expect(messages.get(file)?.filter((message) => message === NO_ACTION)).toHaveLength(1)
})

test.each(FORBIDDEN)('%s is refused: %s', (file, _, message) => {
  expect(messages.get(file)).toEqual([expect.stringContaining(message)])
})
