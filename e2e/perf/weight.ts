import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { scriptsOf } from './scripts-of.ts'

export type Weight = {
  /** Bytes of the scripts that the document names, compressed with Brotli. */
  script: number
  /** Bytes of the document, compressed with gzip as `next start` sends it. */
  gzip: number
  /** Bytes of the document, compressed with Brotli as a CDN sends it. */
  brotli: number
}

/** @param buildDir absolute */
export async function weigh(html: string, buildDir: string): Promise<Weight> {
  const scripts = await Promise.all(scriptsOf(html).map((file) => readFile(path.join(buildDir, file))))
  return {
    script: scripts.reduce((sum, script) => sum + brotliCompressSync(script).length, 0),
    gzip: gzipSync(html).length,
    brotli: brotliCompressSync(html).length,
  }
}
