import { access, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fingerprint } from './fingerprint.ts'
import { buildSite } from './next-process.ts'
import { PROJECT_ROOT } from './settings.ts'

/**
 * Builds the site unless the last build has the same sources, settings and database.
 *
 * @param data identifies the content that pages are generated from
 * @param onBuild called before a build starts
 * @returns whether it was built
 */
export async function buildIfChanged(
  buildDir: string,
  env: NodeJS.ProcessEnv,
  data: string,
  onBuild: () => void,
): Promise<boolean> {
  const directory = path.join(PROJECT_ROOT, buildDir)
  const stamp = path.join(directory, 'built-from')
  const current = await fingerprint(PROJECT_ROOT, env, data)
  const built = await readFile(stamp, 'utf8').catch(() => null)
  if (built === current && (await exists(path.join(directory, 'BUILD_ID')))) return false

  onBuild()
  await rm(stamp, { force: true })
  // Next keeps fetched data between builds, which may come from a database that was reset.
  await rm(path.join(directory, 'cache/fetch-cache'), { recursive: true, force: true })
  await buildSite(env)
  await writeFile(stamp, current)
  return true
}

const exists = (file: string) =>
  access(file).then(
    () => true,
    () => false,
  )
