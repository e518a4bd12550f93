import type { APIRequestContext } from '@playwright/test'
import type { Child } from '../../supabase/local/child.ts'
import { serveSite, siteEnv } from '../../supabase/local/next-process.ts'
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

export function openSite(equipment: Equipment, first: Stack): ChaosSite {
  const { settings, mail } = equipment
  const { dataDir, siteUrl, stackPort } = settings
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
    killDatabase: () => stack.child.kill(),
    startServer: async (env = {}) => {
      const toMail = { SMTP_URL: mail.url, STAFF_EMAIL: STAFF }
      server = await serveSite(
        'start',
        settings,
        { ...siteEnv(settings, stack, 'production'), ...toMail, ...env },
        'hidden',
      )
    },
    stopServer: () => runningServer().stop(),
    killServer: () => runningServer().kill(),
  }
}
