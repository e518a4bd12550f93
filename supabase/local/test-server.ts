import { runCommand } from './command.ts'
import { makeFreshInstance } from './fresh-instance.ts'
import { copyInstance } from './instance.ts'
import { openStack } from './open-stack.ts'
import { serveProduction } from './serve-production.ts'
import { FRESH_DIR, readTestSettings } from './settings.ts'

await runCommand(async () => {
  const settings = readTestSettings(process.env)
  await makeFreshInstance(() => openStack({ ...settings, dataDir: FRESH_DIR, databaseUrl: null }))
  await copyInstance(FRESH_DIR, settings.dataDir)
  // Always the seeds and nothing else, so one build serves every run.
  await serveProduction(
    settings,
    () => 'seeds',
    () => console.log(`Ready at ${settings.siteUrl}`),
  )
})
