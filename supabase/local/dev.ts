import { assertCanServe } from './preflight.ts'
import { untilStopped } from './child.ts'
import { runCommand } from './command.ts'
import { serveSite, siteEnv } from './next-process.ts'
import { openStack } from './open-stack.ts'
import { printAddresses, printTitle, step } from './printout.ts'
import { readSettings } from './settings.ts'

await runCommand(async () => {
  const settings = readSettings(process.env)
  printTitle('Fieldlight, development')
  await assertCanServe(settings)
  const stack = await openStack(settings)
  const env = siteEnv(settings, stack, 'development')
  const site = await step(
    'Server',
    () => serveSite('dev', settings, env),
    () => 'ready',
  )
  printAddresses(settings)
  await untilStopped('The site', site)
})
