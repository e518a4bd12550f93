import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { weigh } from './weight.ts'

/**
 * Bytes of the scripts, compressed with Brotli, that a page of this build has at least: those of its emptiest one, which
 * stands in when everything of ours failed.
 *
 * @param buildDir absolute
 */
export async function readFloor(buildDir: string): Promise<number> {
  const html = await readFile(path.join(buildDir, 'server/app/_global-error.html'), 'utf8')
  return (await weigh(html, buildDir)).script
}
