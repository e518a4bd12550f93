import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { scriptsOf } from './scripts-of.ts'

export type Weight = {
  /** Bytes of the scripts of the document, compressed with Brotli. */
  script: number
  /** Bytes of the document without the styles in it, which came in a file of their own before: compressed with gzip. */
  gzip: number
  /** Bytes that the styles in the document add to it, compressed with gzip. */
  styles: number
  /** Bytes of the document, compressed with Brotli as `next start` sends it. */
  brotli: number
}

/** Bytes of files of the build, each compressed with Brotli. */
export async function weighScripts(files: readonly string[], buildDir: string): Promise<number> {
  const scripts = await Promise.all([...new Set(files)].map((file) => readFile(path.join(buildDir, file))))
  return scripts.reduce((sum, script) => sum + brotliCompressSync(script).length, 0)
}

const INLINE_STYLE = /<style\b[^>]*>[^]*?<\/style>/g

export async function weigh(html: string, buildDir: string): Promise<Weight> {
  const gzip = gzipSync(html.replace(INLINE_STYLE, '')).length
  return {
    script: await weighScripts(scriptsOf(html), buildDir),
    gzip,
    styles: gzipSync(html).length - gzip,
    brotli: brotliCompressSync(html).length,
  }
}
