import { runCommand } from './command.ts'
import { copyInstance, resetInstance } from './instance.ts'
import { openStack } from './open-stack.ts'
import { serveProduction } from './serve-production.ts'
import { FRESH_DIR, readTestSettings } from './settings.ts'

await runCommand(async () => {
  const settings = readTestSettings(process.env)
  await resetInstance(FRESH_DIR)
  const fresh = await openStack({ ...settings, dataDir: FRESH_DIR, databaseUrl: null })
  await fresh.child.stop()
  await copyInstance(FRESH_DIR, settings.dataDir)
  // Always the seeds and nothing else, so one build serves every run.
  await serveProduction(
    settings,
    () => 'seeds',
    () => console.log(`Ready at ${settings.siteUrl}`),
  )
})
