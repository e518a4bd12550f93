import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Variables } from './settings.ts'

/** All inputs of a build; missing ones are skipped. Media is not an input, because pages only refer to it. */
const SOURCES = [
  'app',
  'components',
  'lib',
  'public',
  'supabase/migrations',
  'demo',
  'instrumentation.ts',
  'instrumentation-client.ts',
  'middleware.ts',
  'next.config.ts',
  'package-lock.json',
  'postcss.config.mjs',
  'tsconfig.json',
  '.env',
  '.env.local',
  '.env.production',
  '.env.production.local',
]
const IRRELEVANT = /(^|\/)(demo\/media\/|.*\.test\.tsx?$)/
const ENV_READER = 'lib/env.ts'
const VARIABLE = /\b[A-Z][A-Z0-9_]{3,}\b/g

/** A hash of the sources under `root` and of the variables that lib/env.ts names: equal means an equal build. */
export async function fingerprint(root: string, env: Variables, data: string): Promise<string> {
  const hash = createHash('sha256').update(data)
  for (const file of await listFiles(root)) {
    hash.update(`\0${file}\0`).update(await readFile(path.join(root, file)).catch(() => ''))
  }
  const reader = await readFile(path.join(root, ENV_READER), 'utf8')
  for (const name of new Set(reader.match(VARIABLE))) hash.update(`\0${name}=${env[name] ?? ''}`)
  return hash.digest('hex')
}

async function listFiles(root: string): Promise<string[]> {
  const lists = await Promise.all(
    SOURCES.map(async (source) => {
      const entries = await readdir(path.join(root, source), { recursive: true, withFileTypes: true }).catch(
        () => null,
      )
      if (!entries) return [source]
      return entries
        .filter((entry) => entry.isFile())
        .map((entry) =>
          path.relative(root, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'),
        )
    }),
  )
  return lists
    .flat()
    .filter((file) => !IRRELEVANT.test(file))
    .sort()
}
