import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '../../supabase/local/free-port.ts'
import { Refusal } from '../../supabase/local/refusal.ts'
import { readRecipe, type Machine } from './recipe.ts'

export interface Proxy {
  url: string
  /** The same nginx, serving the files of `folder`. */
  filesUrl: string
  folder: string
  /** Where builds leave `_next/static` for pages that are still open. */
  keptFolder: string
  /** Reads another recipe, and leads to another site, without a pause. */
  reload: (upstream: string, recipe: string) => Promise<void>
  /** Deletes the cached files, as the guide describes. */
  emptyCache: () => void
  stop: () => Promise<void>
}

/** The relevant part of Debian's nginx.conf around the recipe, with all paths inside one directory. */
const around = (directory: string, filesPort: number, recipe: string) => `
  daemon off;
  worker_processes 2;
  pid ${directory}/pid;
  error_log ${directory}/error.log;
  events { worker_connections 1024; }
  http {
    include /etc/nginx/mime.types;
    access_log off;
    sendfile on;
    tcp_nopush on;
    gzip on;
    client_body_temp_path ${directory}/bodies;
    proxy_temp_path ${directory}/answers;
    ${recipe}
    server {
      listen 127.0.0.1:${filesPort};
      root ${directory}/files;
      gzip off;
    }
  }`

function run(command: string, args: string[]): void {
  const { status, stderr } = spawnSync(command, args, { encoding: 'utf8' })
  if (status !== 0) throw new Refusal(`${command} ${args.join(' ')}\n${stderr}`)
}

/** nginx reads the certificate that the recipe names even when it is not used. */
async function makeDirectory(): Promise<string> {
  const directory = await mkdtemp(path.join(tmpdir(), 'fieldlight-nginx-'))
  // Started as root, nginx works as somebody else.
  await chmod(directory, 0o755)
  await mkdir(path.join(directory, 'files'))
  const [key, certificate] = [path.join(directory, 'privkey.pem'), path.join(directory, 'fullchain.pem')]
  const subject = ['-subj', '/CN=localhost', '-keyout', key, '-out', certificate]
  run('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', ...subject])
  return directory
}

async function writeConfiguration(machine: Machine, filesPort: number, recipe?: string): Promise<string> {
  const file = path.join(machine.directory, 'nginx.conf')
  await writeFile(file, around(machine.directory, filesPort, await readRecipe(machine, recipe)))
  return file
}

/** Runs `nginx -t` on the unchanged recipe, with https. */
export async function assertRecipeIsSound(nginx: string): Promise<void> {
  const directory = await makeDirectory()
  const [listenPlain, listen, filesPort] = [await freePort(), await freePort(), await freePort()]
  const config = await writeConfiguration(
    {
      directory,
      listenPlain: String(listenPlain),
      listen: `${listen} ssl http2`,
      upstream: '127.0.0.1:3000',
    },
    filesPort,
  )
  run(nginx, ['-t', '-q', '-c', config])
  await rm(directory, { recursive: true })
}

/** Starts the recipe in front of `upstream` over plain http, because encryption would hide the cost of the proxy itself. */
export async function startProxy(
  nginx: string,
  upstream: string,
  { port, recipe }: { port?: number; recipe?: string } = {},
): Promise<Proxy> {
  const directory = await makeDirectory()
  const [listenPort, plainPort, filesPort] = [port ?? (await freePort()), await freePort(), await freePort()]
  const machine = {
    directory,
    listen: `127.0.0.1:${listenPort}`,
    listenPlain: `127.0.0.1:${plainPort}`,
    port,
  }
  const config = await writeConfiguration({ ...machine, upstream }, filesPort, recipe)
  const child = spawn(nginx, ['-c', config], { stdio: 'inherit' })
  const end = () => child.kill('SIGTERM')
  process.once('exit', end)
  const filesUrl = `http://127.0.0.1:${filesPort}`
  while (!(await fetch(filesUrl).catch(() => null))) {
    if (child.exitCode !== null) throw new Refusal('nginx could not be started.')
    await pause(50)
  }
  return {
    url: `http://127.0.0.1:${listenPort}`,
    filesUrl,
    folder: path.join(directory, 'files'),
    keptFolder: path.join(directory, 'kept'),
    reload: async (to, from) => {
      await writeConfiguration({ ...machine, upstream: to }, filesPort, from)
      run(nginx, ['-s', 'reload', '-c', config])
    },
    emptyCache: () => run('find', [path.join(directory, 'fieldlight-pages'), '-type', 'f', '-delete']),
    stop: async () => {
      process.off('exit', end)
      end()
      await once(child, 'exit')
      await rm(directory, { recursive: true, force: true })
    },
  }
}
