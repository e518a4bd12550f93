import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { freePort } from '../../supabase/local/free-port.ts'
import { findProgram } from '../gate/programs.ts'

async function spawnRedis(port: number): Promise<ChildProcess> {
  const options = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no']
  const child = spawn(findProgram('redis-server'), options, { stdio: ['ignore', 'pipe', 'inherit'] })
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (chunk) => String(chunk).includes('Ready to accept') && resolve())
    child.once('exit', () => reject(new Error('Redis could not be started')))
  })
  return child
}

/** A Redis server for one test, without persistence. */
export async function startRedis() {
  const port = await freePort()
  let child = await spawnRedis(port)
  const kill = async () => {
    child.kill('SIGKILL')
    if (child.signalCode === null) await once(child, 'exit')
  }
  return {
    url: `redis://127.0.0.1:${port}`,
    kill,
    /** Starts an empty server at the same address. */
    start: async () => void (child = await spawnRedis(port)),
    /** Accepts requests and never answers. */
    freeze: () => void child.kill('SIGSTOP'),
    thaw: () => void child.kill('SIGCONT'),
  }
}

export type RedisServer = Awaited<ReturnType<typeof startRedis>>
