import { randomBytes } from 'node:crypto'
import { cp, readFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { buildIfChanged } from '../../supabase/local/build-if-changed.ts'
import type { Child } from '../../supabase/local/child.ts'
import { freePort } from '../../supabase/local/free-port.ts'
import { serveSite } from '../../supabase/local/next-process.ts'
import { Refusal } from '../../supabase/local/refusal.ts'
import { PROJECT_ROOT, type Settings } from '../../supabase/local/settings.ts'
import { endWorker, startWorker } from '../../supabase/local/worker-process.ts'
import { startProxy, type Proxy } from '../proxy/nginx.ts'
import { startRedis } from '../servers/redis-server.ts'
import { isHealthy } from './health-check.ts'
import { readServices } from './services.ts'

const READY_TIMEOUT_MS = 120_000

type Color = 'blue' | 'green'

type Site = { server: Child; port: number }

type Options = {
  settings: Settings
  /** Of every site, on top of what deploy/compose.yaml says. */
  env: NodeJS.ProcessEnv
  nginx: string
  stateDir: string
}

async function until(what: string, isSo: () => Promise<boolean>): Promise<void> {
  const deadline = performance.now() + READY_TIMEOUT_MS
  while (performance.now() < deadline) {
    if (await isSo()) return
    await pause(200)
  }
  throw new Refusal(`The ${what} did not become ready within two minutes.`)
}

const untilReady = (port: number) =>
  until('site', async () => {
    const answer = await fetch(`http://127.0.0.1:${port}/api/ready`).catch(() => null)
    return answer?.ok === true
  })

/** What `docker compose` does for deploy/replace.sh, with plain processes instead of containers. */
export async function openProcesses({ settings, env, nginx, stateDir }: Options) {
  const services = await readServices()
  const sites = new Map<string, Site>()
  const recipe = path.join(stateDir, 'conf.d/fieldlight.conf')
  let redis: Awaited<ReturnType<typeof startRedis>> | null = null
  let proxy: Proxy | null = null
  let worker: Awaited<ReturnType<typeof startWorker>> | null = null

  const buildDirOf = (color: Color) => (color === 'blue' ? settings.buildDir : '.next-green')
  const environmentOf = (service: string): NodeJS.ProcessEnv => {
    if (!services[service]) throw new Refusal(`deploy/compose.yaml has no ${service}.`)
    const named = { ...services[service].environment }
    if (named.REDIS_URL && redis) named.REDIS_URL = named.REDIS_URL.replace('redis://redis:6379', redis.url)
    return { ...env, ...named }
  }
  const upstream = async () => {
    const [, name = ''] = /server (site-\w+):3000;/.exec(await readFile(recipe, 'utf8')) ?? []
    const site = sites.get(name)
    if (!site) throw new Refusal(`nginx is led to ${name || 'nothing'}, which does not run.`)
    return `127.0.0.1:${site.port}`
  }

  return {
    build: (color: Color) =>
      buildIfChanged(
        buildDirOf(color),
        {
          ...env,
          NEXT_DIST_DIR: buildDirOf(color),
          // Without one that stays: the new build does not know the actions of the old one.
          NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: randomBytes(32).toString('base64'),
        },
        'seeds',
        () => {},
      ),
    startRedis: async () => void (redis ??= await startRedis()),
    startSite: async (color: Color) => {
      const port = await freePort()
      const server = await serveSite(
        'start',
        { ...settings, host: '127.0.0.1', port },
        { ...environmentOf(`site-${color}`), NEXT_DIST_DIR: buildDirOf(color), PORT: String(port) },
      )
      sites.set(`site-${color}`, { server, port })
      await untilReady(port)
      if (proxy) await keepFiles(color, proxy)
    },
    startNginx: async () => {
      if (proxy) return
      proxy = await startProxy(nginx, await upstream(), { port: settings.port, recipe })
      for (const name of sites.keys()) await keepFiles(name === 'site-blue' ? 'blue' : 'green', proxy)
    },
    reloadNginx: async () => proxy?.reload(await upstream(), recipe),
    emptyCache: () => proxy?.emptyCache(),
    startWorker: async (color: Color) => {
      if (worker) await endWorker(worker, 'SIGTERM')
      // Of this worker alone, as in a container of its own.
      const JOBS_HEARTBEAT_FILE = path.join(stateDir, `worker-${color}`)
      const environment = {
        ...environmentOf('worker'),
        JOBS_HEARTBEAT_FILE,
        NEXT_DIST_DIR: buildDirOf(color),
      }
      worker = await startWorker(environment)
      await until('worker', () => isHealthy('worker', environment))
    },
    stopSite: async (color: Color) => {
      await sites.get(`site-${color}`)?.server.stop()
      sites.delete(`site-${color}`)
    },
    isWorking: () => worker?.exitCode === null,
    stop: async () => {
      if (worker) await endWorker(worker, 'SIGTERM')
      await proxy?.stop()
      for (const { server } of sites.values()) await server.stop()
      await redis?.kill()
    },
  }

  /** As the image does before it starts. */
  function keepFiles(color: Color, { keptFolder }: Proxy) {
    const kept = path.join(keptFolder, '_next/static')
    return cp(path.join(PROJECT_ROOT, buildDirOf(color), 'static'), kept, { recursive: true })
  }
}

export type Processes = Awaited<ReturnType<typeof openProcesses>>
