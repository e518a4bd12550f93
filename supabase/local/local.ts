import { runCommand } from './command.ts'
import { printAddresses, printTitle } from './printout.ts'
import { serveProduction } from './serve-production.ts'
import { readSettings } from './settings.ts'

await runCommand(async () => {
  const settings = readSettings(process.env)
  printTitle('Fieldlight on this machine')
  await serveProduction(
    settings,
    (stack) => stack.instance,
    () => printAddresses(settings),
  )
})
