import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'

/** Chromium compiles all functions of a script that begins with this while it loads, apart from the page's own thread. */
const HINT = '//# allFunctionsCalledOnLoad\n'

/** Paths of the scripts that every page has, React and Next, in the folder of a build. */
export async function listRootScripts(buildDir: string): Promise<string[]> {
  const manifest = await readFile(path.join(buildDir, 'build-manifest.json'), 'utf8')
  return (JSON.parse(manifest) as { rootMainFiles: string[] }).rootMainFiles
}

/**
 * For the scripts that every page has, right after they are built. Their modules stand in functions, which browsers otherwise
 * compile one by one when they run.
 */
export async function hintRootScripts(buildDir: string): Promise<void> {
  for (const script of await listRootScripts(buildDir)) {
    const file = path.join(buildDir, script)
    const source = await readFile(file, 'utf8')
    if (!source.startsWith(HINT)) await writeFile(file, HINT + source)
  }
}
