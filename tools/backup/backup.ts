import path from 'node:path'
import { runCommand } from '../../supabase/local/command.ts'
import { printNote, printTitle, step } from '../../supabase/local/printout.ts'
import { readSettings } from '../../supabase/local/settings.ts'
import { assertAbsent } from './archive.ts'
import { backUpEmbedded } from './embedded.ts'
import { backUpHosted, readProject } from './hosted.ts'

const INTERRUPTED = 130

const newFile = () => `backups/fieldlight-${new Date().toISOString().replace(/\D/g, '').slice(0, 14)}.tar.gz`

await runCommand(async () => {
  const settings = readSettings(process.env)
  const project = readProject(process.env, settings)
  const file = path.resolve(process.argv[2] ?? newFile())
  await assertAbsent(file)
  printTitle(project ? `Backup of ${project.url}` : `Backup of ${settings.dataDir}`)
  const { rows, files } = await step(
    'Written',
    () => (project ? backUpHosted(project, file) : backUpEmbedded(settings, file)),
    () => file,
  )
  const total = Object.values(rows).reduce((sum, count) => sum + count, 0)
  printNote('Holds', `${total} rows and ${files.length} files. It is as secret as the database.`)
}, INTERRUPTED)
