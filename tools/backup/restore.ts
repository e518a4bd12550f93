import { mkdir, mkdtemp } from 'node:fs/promises'
import path from 'node:path'
import { runCommand } from '../../supabase/local/command.ts'
import { assertKnownMigrations, readMigrations } from '../../supabase/local/migrate.ts'
import { printTitle, step } from '../../supabase/local/printout.ts'
import { Refusal } from '../../supabase/local/refusal.ts'
import { readSettings } from '../../supabase/local/settings.ts'
import { removeAtExit, unpack } from './archive.ts'
import { assertEmptyPlace, restoreEmbedded } from './embedded.ts'
import { assertEmptyProject, readProject, restoreHosted } from './hosted.ts'
import { verifyFiles } from './manifest.ts'

const INTERRUPTED = 130

await runCommand(async () => {
  const [, , file] = process.argv
  if (!file) throw new Refusal('Name the backup: npm run restore -- backups/fieldlight-….tar.gz')
  const settings = readSettings(process.env)
  const project = readProject(process.env, settings)
  const place = project?.url ?? settings.dataDir
  await (project ? assertEmptyProject(project) : assertEmptyPlace(settings))

  printTitle(`${file} to ${place}`)
  // Beside the data directory, so that a rename brings it there.
  await mkdir(path.dirname(settings.dataDir), { recursive: true, mode: 0o700 })
  const folder = removeAtExit(await mkdtemp(`${settings.dataDir}.restoring-`))
  const manifest = await step(
    'Verified',
    async () => {
      await unpack(file, folder)
      return verifyFiles(folder)
    },
    ({ createdAt, files }) => `${files.length} files of ${createdAt}`,
  )
  if (manifest.kind !== (project ? 'hosted' : 'embedded'))
    throw new Refusal(`This is a backup of the ${manifest.kind} kind, and ${place} is not.`)
  assertKnownMigrations(manifest.migrations, await readMigrations())
  await step(
    'Restored',
    () => (project ? restoreHosted(folder, manifest, project) : restoreEmbedded(folder, manifest, settings)),
    () => place,
  )
}, INTERRUPTED)
