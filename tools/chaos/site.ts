import type { APIRequestContext } from '@playwright/test'
import { type Child, holdOutput, startChild } from '../../supabase/local/child.ts'
import { NEXT, siteEnv, waitForAnswer } from '../../supabase/local/next-process.ts'
import type { Settings } from '../../supabase/local/settings.ts'
import { startStack, type Stack } from '../../supabase/local/start-stack.ts'
import type { SmallDisk } from './small-disk.ts'
import type { SwitchedMail } from './switched-mail.ts'

const STAFF = 'staff@fieldlight.example'

type Equipment = {
  settings: Settings
  mail: SwitchedMail
  /** Null where none can be mounted. */
  disk: SmallDisk | null
  /** Posts as a browser without JavaScript does. */
  request: APIRequestContext
}

/** A site whose parts can stop and start again at the same addresses. */
export type ChaosSite = Equipment & {
  url: string
  stack: () => Stack
  serverPid: () => number | undefined
  startDatabase: () => Promise<void>
  stopDatabase: () => Promise<void>
  killDatabase: () => Promise<void>
  startServer: (env?: Record<string, string>) => Promise<void>
  stopServer: () => Promise<void>
  killServer: () => Promise<void>
}

async function kill(child: Child): Promise<void> {
  child.process.kill('SIGKILL')
  // What it started must not outlive it on the port.
  await child.stop()
}

export function openSite(equipment: Equipment, first: Stack): ChaosSite {
  const { settings, mail } = equipment
  const { dataDir, host, port, siteUrl, stackPort } = settings
  let stack = first
  let server: Child | null = null
  const runningServer = () => {
    if (!server) throw new Error('The server was not started')
    return server
  }

  return {
    ...equipment,
    url: siteUrl,
    stack: () => stack,
    serverPid: () => server?.process.pid,
    startDatabase: async () => {
      stack = await startStack({ dataDir, port: stackPort, siteUrl })
    },
    stopDatabase: () => stack.child.stop(),
    killDatabase: () => kill(stack.child),
    startServer: async (env = {}) => {
      server = startChild([NEXT, 'start', '-H', host, '-p', String(port)], {
        env: { ...siteEnv(settings, stack, 'production'), SMTP_URL: mail.url, STAFF_EMAIL: STAFF, ...env },
        output: 'pipe',
      })
      const output = holdOutput(server.process)
      const ended = server.exited.then(() => {
        throw new Error(`The server ended while starting:\n${output.text()}`)
      })
      ended.catch(() => {})
      await Promise.race([ended, waitForAnswer(host, port)])
    },
    stopServer: () => runningServer().stop(),
    killServer: () => kill(runningServer()),
  }
}
