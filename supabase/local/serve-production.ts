import { assertCanServe } from './preflight.ts'
import { buildIfChanged } from './build-if-changed.ts'
import { untilStopped, type Child } from './child.ts'
import { serveSite, siteEnv } from './next-process.ts'
import { openStack } from './open-stack.ts'
import { printNote, step } from './printout.ts'
import type { Settings } from './settings.ts'
import type { Stack } from './start-stack.ts'

type Identify = (stack: Stack) => string

/**
 * Stack, build and production server, which answers when this resolves.
 *
 * @param identify names the content that pages are built from: a build of other content is not reused
 */
export async function startProduction(settings: Settings, identify: Identify): Promise<Child> {
  await assertCanServe(settings)
  const stack = await openStack(settings)
  const env = siteEnv(settings, stack, 'production')
  const announce = () => printNote('Site', 'building, this takes a minute or two …')
  await step(
    'Site',
    () => buildIfChanged(settings.buildDir, env, identify(stack), announce),
    (built) => (built ? 'built' : 'nothing changed since the last build'),
  )
  return step(
    'Server',
    () => serveSite('start', settings, env),
    () => 'ready',
  )
}

/** Resolves when the server ends. */
export async function serveProduction(
  settings: Settings,
  identify: Identify,
  onServing: () => void,
): Promise<void> {
  const site = await startProduction(settings, identify)
  onServing()
  await untilStopped('The site', site)
}
