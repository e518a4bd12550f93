import { createHash } from 'node:crypto'
import { globSync } from 'node:fs'
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

/** How Turbopack's runtime learns which file a script is. It takes a path, too. */
export const OWN_ADDRESS = '"object"==typeof document?document.currentScript:void 0'

const joinScripts = (scripts: [name: string, source: string][]): string =>
  HINT + scripts.map(([name, source]) => source.replace(OWN_ADDRESS, () => JSON.stringify(name))).join(';\n')

const manifestsOf = (buildDir: string) =>
  globSync('{build-manifest.json,server/**/{build-manifest.json,middleware-build-manifest.js}}', {
    cwd: buildDir,
  })

const ROOT_SCRIPTS = /(?<="rootMainFiles":\s*)\[[^\]]*\]/g

/** React and Next are six files, of which every page loads all: one request instead. The files stay for workers. */
export async function joinRootScripts(buildDir: string): Promise<void> {
  const names = await listRootScripts(buildDir)
  if (names.length < 2) return
  const joined = joinScripts(
    await Promise.all(
      names.map(async (name): Promise<[string, string]> => [name, await readText(buildDir, name)]),
    ),
  )
  const hash = createHash('sha256').update(joined).digest('hex').slice(0, 13)
  const name = `static/chunks/root-${hash}.js`
  await writeFile(path.join(buildDir, name), joined)
  for (const file of manifestsOf(buildDir)) {
    const manifest = await readText(buildDir, file)
    const changed = manifest.replace(ROOT_SCRIPTS, (list) =>
      list.includes(JSON.stringify(names[0])) ? JSON.stringify([name]) : list,
    )
    if (changed !== manifest) await writeFile(path.join(buildDir, file), changed)
  }
}
