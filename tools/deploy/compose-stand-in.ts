import { once } from 'node:events'
import { chmod, writeFile } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import type { Processes } from './processes.ts'

type Color = 'blue' | 'green'

/** Says what to do for each command of deploy/replace.sh. A command that is not here fails the script. */
const COMMANDS: [RegExp, (processes: Processes, color: Color) => unknown][] = [
  [/^compose build site-(\w+)$/, (processes, color) => processes.build(color)],
  [/^compose up --detach --wait redis$/, (processes) => processes.startRedis()],
  [/^compose up --detach --wait --no-deps site-(\w+)$/, (processes, color) => processes.startSite(color)],
  [/^compose up --detach --wait --no-deps nginx$/, (processes) => processes.startNginx()],
  [/^compose exec -T nginx nginx -s reload$/, (processes) => processes.reloadNginx()],
  [
    /^compose exec -T nginx find \/var\/cache\/nginx\/fieldlight-pages -type f -delete$/,
    (processes) => processes.emptyCache(),
  ],
  [/^(\w+) compose up --detach --wait --no-deps worker$/, (processes, color) => processes.startWorker(color)],
  [/^compose stop site-(\w+)$/, (processes, color) => processes.stopSite(color)],
]

const CLIENT = (port: number) => `#!${process.execPath}
import { connect } from 'node:net'
const words = [process.env.SITE_COLOR, ...process.argv.slice(2)].filter(Boolean).join(' ')
const socket = connect(${port}, '127.0.0.1', () => socket.end(words))
socket.on('data', (problem) => { console.error(String(problem)); process.exitCode = 1 })
`

/** Puts a program `docker` into a folder, which hands the commands it gets to `processes`. */
export async function standInForCompose(folder: string, processes: Processes) {
  const commands: string[] = []
  async function run(words: string): Promise<string> {
    commands.push(words)
    for (const [pattern, act] of COMMANDS) {
      const found = pattern.exec(words)
      if (found) return Promise.resolve(act(processes, found[1] as Color)).then(() => '')
    }
    return `The trial does not know 'docker ${words}'.`
  }
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    void text(socket)
      .then(run)
      .catch((error: unknown) => (error as Error).message)
      .then((problem) => socket.end(problem))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const program = path.join(folder, 'docker')
  await writeFile(program, CLIENT((server.address() as AddressInfo).port))
  await chmod(program, 0o755)
  return { commands, stop: () => void server.close() }
}
