import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { listRootScripts } from '../../lib/next-runtime/compile-hints.ts'
import { weighScripts } from './weight.ts'

const readText = (buildDir: string, file: string) => readFile(path.join(buildDir, file), 'utf8')

/**
 * Bytes of the scripts, compressed with Brotli, that a page of this build has at least: what Next loads for any page of the
 * App Router, and for the emptiest one, which stands in when everything of ours failed.
 *
 * @param buildDir absolute
 */
export async function readFloor(buildDir: string): Promise<number> {
  // A script that assigns JSON to an entry of a global table.
  const entry = await readText(buildDir, 'server/app/_global-error/page_client-reference-manifest.js')
  const { entryJSFiles } = JSON.parse(entry.slice(entry.indexOf('] = ') + 4).replace(/;\s*$/, '')) as {
    entryJSFiles: Record<string, string[]>
  }
  return weighScripts([...(await listRootScripts(buildDir)), ...Object.values(entryJSFiles).flat()], buildDir)
}
