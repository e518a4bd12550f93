import { runCommand } from './command.ts'
import { resetInstance } from './instance.ts'
import { serveProduction } from './serve-production.ts'
import { readTestSettings } from './settings.ts'

await runCommand(async () => {
  const settings = readTestSettings(process.env)
  await resetInstance(settings.dataDir)
  // Always the seeds and nothing else, so one build serves every run.
  await serveProduction(
    settings,
    () => 'seeds',
    () => console.log(`Ready at ${settings.siteUrl}`),
  )
})
