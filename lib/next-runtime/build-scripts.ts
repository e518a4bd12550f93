import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'

const readText = (buildDir: string, file: string) => readFile(path.join(buildDir, file), 'utf8')

/** Paths in the build folder of the scripts that every page loads: React and Next. */
export async function listRootScripts(buildDir: string): Promise<string[]> {
  const manifest = await readText(buildDir, 'build-manifest.json')
  return (JSON.parse(manifest) as { rootMainFiles: string[] }).rootMainFiles
}

/** Paths in the build folder of all scripts of the emptiest page, the one that Next shows when the root layout fails. */
export async function listEmptyPageScripts(buildDir: string): Promise<string[]> {
  // The file is a script that assigns JSON to an entry of a global table.
  const entry = await readText(buildDir, 'server/app/_global-error/page_client-reference-manifest.js')
  const { entryJSFiles } = JSON.parse(entry.slice(entry.indexOf('] = ') + 4).replace(/;\s*$/, '')) as {
    entryJSFiles: Record<string, string[]>
  }
  return [...(await listRootScripts(buildDir)), ...Object.values(entryJSFiles).flat()]
}

/** Chromium compiles all functions of a script that starts with this on another thread while it loads. */
const HINT = '//# allFunctionsCalledOnLoad\n'

export async function hintRootScripts(buildDir: string): Promise<void> {
  for (const script of await listRootScripts(buildDir)) {
    const source = await readText(buildDir, script)
    if (!source.startsWith(HINT)) await writeFile(path.join(buildDir, script), HINT + source)
  }
}
