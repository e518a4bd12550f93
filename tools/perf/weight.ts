import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { scriptsOf } from './scripts-of.ts'

export type Weight = {
  /** Bytes of the scripts of the document, compressed with Brotli. */
  script: number
  /** Bytes of the document, compressed with gzip as `next start` sends it. */
  gzip: number
  /** Bytes of the document, compressed with Brotli as a CDN sends it. */
  brotli: number
}

/** Bytes of files of the build, each compressed with Brotli. */
export async function weighScripts(files: readonly string[], buildDir: string): Promise<number> {
  const scripts = await Promise.all([...new Set(files)].map((file) => readFile(path.join(buildDir, file))))
  return scripts.reduce((sum, script) => sum + brotliCompressSync(script).length, 0)
}

export async function weigh(html: string, buildDir: string): Promise<Weight> {
  return {
    script: await weighScripts(scriptsOf(html), buildDir),
    gzip: gzipSync(html).length,
    brotli: brotliCompressSync(html).length,
  }
}
