import { runCommand } from './command.ts'
import { openStack } from './open-stack.ts'
import { printTitle } from './printout.ts'
import { Refusal } from './refusal.ts'
import { resetInstance } from './instance.ts'
import { readSettings } from './settings.ts'

await runCommand(async () => {
  const settings = readSettings(process.env)
  if (settings.databaseUrl) {
    throw new Refusal(
      'The database at STACK_DATABASE_URL is not ours to throw away: empty it, and remove the folder STACK_DIR.',
    )
  }
  printTitle('A new database: migrations, seeds and media')
  await resetInstance(settings.dataDir)
  await openStack(settings)
})
