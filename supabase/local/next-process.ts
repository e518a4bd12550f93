import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Child, type HeldOutput, holdOutput, GIVE_BACK, SMALL_HEAP, startChild } from './child.ts'
import { KEEP_ALIVE_MS } from './gateway.ts'
import { Refusal } from './refusal.ts'
import { PROJECT_ROOT, type Settings } from './settings.ts'
import type { Stack } from './start-stack.ts'

const NEXT = path.join(PROJECT_ROOT, 'node_modules/next/dist/bin/next')
/** Node reads next.config.ts: otherwise Next loads its compiler for it, and keeps it. */
const START_OPTIONS = ['--keepAliveTimeout', String(KEEP_ALIVE_MS), '--experimental-next-config-strip-types']
const READY_WITHIN_MS = 120_000
const POLL_MS = 100

/** The variables of lib/env.ts and Next, on top of the environment of the user. */
export function siteEnv(
  settings: Settings,
  stack: Stack,
  mode: 'production' | 'development',
): NodeJS.ProcessEnv {
  return {
    ...process.env,
    NODE_ENV: mode,
    NEXT_TELEMETRY_DISABLED: '1',
    NEXT_DIST_DIR: settings.buildDir,
    SITE_URL: settings.siteUrl,
    TRUSTED_PROXY_HOPS: String(settings.proxyHops),
    SUPABASE_URL: stack.url,
    SUPABASE_PUBLISHABLE_KEY: stack.publishableKey,
    SUPABASE_SECRET_KEY: stack.secretKey,
    LOG_FORMAT: process.env.LOG_FORMAT || 'text',
    ...(process.stdout.isTTY && { FORCE_COLOR: '1' }),
  }
}

/** @throws Refusal with Next's own output when the build fails */
export async function buildSite(env: NodeJS.ProcessEnv): Promise<void> {
  const child = startChild([NEXT, 'build'], { env, output: 'pipe' })
  const output = holdOutput(child.process)
  const { code } = await child.exited
  if (code !== 0) throw new Refusal(`${output.text()}\n\nThe site could not be built.`)
}

/**
 * Runs `next start` or `next dev` and waits until it answers.
 *
 * @param log what it prints afterwards, for a caller that harms it or reads it
 * @returns `printed`: the output since the start, up to where it is shown
 */
export async function serveSite(
  verb: 'start' | 'dev',
  { host, port }: Pick<Settings, 'host' | 'port'>,
  env: NodeJS.ProcessEnv,
  log: 'shown' | 'hidden' = 'shown',
): Promise<Child & { printed: HeldOutput['text'] }> {
  const [heap, options] = verb === 'start' ? [SMALL_HEAP, START_OPTIONS] : [[], []]
  const child = startChild([...heap, NEXT, verb, '-H', host, '-p', String(port), ...options], {
    env: { ...GIVE_BACK, ...env },
    output: 'pipe',
  })
  const output = holdOutput(child.process)
  const ended = child.exited.then(() => {
    throw new Refusal(`${output.text()}\n\nThe site could not be started.`)
  })
  await Promise.race([ended, waitForAnswer(host, port)])
  ended.catch(() => {})
  if (log === 'shown') output.show()
  return { ...child, printed: output.text }
}

/** @throws Refusal when nothing answers there within two minutes */
async function waitForAnswer(host: string, port: number): Promise<void> {
  const deadline = performance.now() + READY_WITHIN_MS
  while (performance.now() < deadline) {
    const response = await fetch(`http://${host}:${port}/_next/static/ready`).catch(() => null)
    if (response) return
    await sleep(POLL_MS)
  }
  throw new Refusal('The site did not answer within two minutes.')
}
