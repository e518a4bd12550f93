import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { PROJECT_ROOT } from './settings.ts'

const started = new Set<ChildProcess>()

/** As `npm run worker` does, without npm between the test and the process that it kills. It looks for jobs each second. */
export async function startWorker(env: NodeJS.ProcessEnv): Promise<ChildProcess> {
  const { scripts } = JSON.parse(await readFile(path.join(PROJECT_ROOT, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>
  }
  const [, ...args] = (scripts.worker ?? '').split(' ')
  const worker = spawn(process.execPath, args, {
    cwd: PROJECT_ROOT,
    env: { JOBS_POLL_SECONDS: '1', ...env },
    stdio: 'ignore',
  })
  started.add(worker)
  return worker
}

export async function endWorker(worker: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  worker.kill(signal)
  await once(worker, 'exit')
  started.delete(worker)
}

export function killWorkers(): void {
  for (const worker of started) worker.kill('SIGKILL')
}
