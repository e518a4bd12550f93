import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'

export type Chunk = {
  file: string
  bytes: number
  /** Measured pages whose HTML names it. Empty for a chunk that loads on demand. */
  pages: string[]
}

const CHUNKS = 'static/chunks'
const SHOWN = 12

/** @param scripts script files by measured page, from `scriptsOf` */
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
