import { runCommand } from './command.ts'
import { openStack } from './open-stack.ts'
import { printTitle } from './printout.ts'
import { resetInstance } from './reset-instance.ts'
import { readSettings } from './settings.ts'

await runCommand(async () => {
  const settings = readSettings(process.env)
  printTitle('A new database: migrations, seeds and media')
  await resetInstance(settings.dataDir)
  await openStack(settings)
})
