import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readdir, readFile, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { z } from 'zod'
import { Refusal } from '../../supabase/local/refusal.ts'
import { PROJECT_ROOT } from '../../supabase/local/settings.ts'

const FORMAT = 1
export const MANIFEST = 'manifest.json'

const manifestSchema = z.object({
  /** Raised when an older restore would misread a backup. */
  format: z.number().int(),
  kind: z.enum(['embedded', 'hosted']),
  createdAt: z.string(),
  /** Version of the application in package.json. */
  application: z.string(),
  /** Major version. */
  postgres: z.number().int(),
  migrations: z.array(z.string()).min(1),
  rows: z.record(z.string(), z.number().int()),
  /** Every file of the archive but this one. */
  files: z.array(
    z.object({ path: z.string(), size: z.number().int(), sha256: z.string().regex(/^[0-9a-f]{64}$/) }),
  ),
  /** Objects of hosted storage. `file` is null for an object that was deleted while the backup ran. */
  objects: z
    .array(
      z.object({
        bucket: z.string(),
        name: z.string(),
        contentType: z.string(),
        cacheControl: z.string(),
        file: z.string().nullable(),
      }),
    )
    .optional(),
})

export type Manifest = z.infer<typeof manifestSchema>
export type StorageObject = NonNullable<Manifest['objects']>[number]
export type Contents = Pick<Manifest, 'postgres' | 'migrations' | 'rows'>

async function sha256(file: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(file), hash)
  return hash.digest('hex')
}

async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const others = entries.filter((entry) => !entry.isFile() && !entry.isDirectory())
  if (others.length > 0) throw new Refusal(`The backup holds ${others[0]?.name}, which is not a file.`)
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'))
    .filter((file) => file !== MANIFEST)
    .sort()
}

/** Hashes what lies in the folder, and writes the manifest beside it. */
export async function writeManifest(
  folder: string,
  facts: Contents & Pick<Manifest, 'kind' | 'objects'>,
): Promise<Manifest> {
  const { version } = JSON.parse(await readFile(path.join(PROJECT_ROOT, 'package.json'), 'utf8')) as {
    version: string
  }
  const files: Manifest['files'] = []
  for (const file of await listFiles(folder)) {
    const { size } = await stat(path.join(folder, file))
    files.push({ path: file, size, sha256: await sha256(path.join(folder, file)) })
  }
  const createdAt = new Date().toISOString()
  const manifest: Manifest = { format: FORMAT, createdAt, application: version, ...facts, files }
  await writeFile(path.join(folder, MANIFEST), `${JSON.stringify(manifest, null, 2)}\n`)
  return manifest
}

async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(path.join(folder, MANIFEST), 'utf8').catch(() => null)
  if (text === null) throw new Refusal(`This is no backup: it has no ${MANIFEST}.`)
  const { format } = z.looseObject({ format: z.number() }).parse(JSON.parse(text))
  if (format > FORMAT)
    throw new Refusal(
      `The backup has format ${format}, and this release reads ${FORMAT}: restore it with the release that wrote it.`,
    )
  return manifestSchema.parse(JSON.parse(text))
}

/** @throws Refusal unless the folder holds exactly the files that the manifest names, byte for byte */
export async function verifyFiles(folder: string): Promise<Manifest> {
  const manifest = await readManifest(folder)
  const found = await listFiles(folder)
  const named = new Set(manifest.files.map((file) => file.path))
  const extra = found.find((file) => !named.has(file))
  if (extra) throw new Refusal(`The backup is damaged: ${extra} is not in its manifest.`)
  for (const { path: name, sha256: hash } of manifest.files) {
    const actual = await sha256(path.join(folder, name)).catch(() => null)
    if (actual === hash) continue
    throw new Refusal(
      `The backup is damaged: ${name} ${actual === null ? 'is missing' : 'has another hash'}.`,
    )
  }
  return manifest
}
