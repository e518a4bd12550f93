import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'

export type Chunk = {
  /** Relative to the build. */
  file: string
  /** Compressed with Brotli. */
  bytes: number
  /** Which of the measured pages name it in their HTML. None: it is loaded when something wants it. */
  pages: string[]
}

const CHUNKS = 'static/chunks'
const SHOWN = 12

/**
 * The heaviest scripts of a build.
 *
 * @param buildDir absolute
 * @param scripts files that each measured page names, as `scriptsOf` reads them
 */
export async function listLargestChunks(
  buildDir: string,
  scripts: ReadonlyMap<string, readonly string[]>,
): Promise<Chunk[]> {
  const names = await readdir(path.join(buildDir, CHUNKS), { recursive: true })
  const files = names.filter((name) => name.endsWith('.js')).map((name) => `${CHUNKS}/${name}`)
  const chunks = await Promise.all(
    files.map(async (file) => ({
      file,
      bytes: brotliCompressSync(await readFile(path.join(buildDir, file))).length,
      pages: [...scripts].filter(([, named]) => named.includes(file)).map(([page]) => page),
    })),
  )
  return chunks.sort((one, other) => other.bytes - one.bytes).slice(0, SHOWN)
}

function sayWhen(pages: readonly string[], measured: number): string {
  if (pages.length === 0) return 'on demand'
  return pages.length === measured ? 'every page' : pages.join(' ')
}

export function formatChunks(chunks: readonly Chunk[], measured: number): string {
  const lines = chunks.map(({ file, bytes, pages }) => {
    const size = `${(bytes / 1024).toFixed(1)} KB`.padStart(9)
    return `${size}  ${path.basename(file)}  ${sayWhen(pages, measured)}`
  })
  return ['Largest scripts, with Brotli (`npx next analyze` shows what is in them)', ...lines].join('\n')
}
