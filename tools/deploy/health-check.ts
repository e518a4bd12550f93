import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { readServices } from './services.ts'

const run = promisify(execFile)

/** Runs the health check of a service as Docker does, in an environment as in its container. */
export async function isHealthy(
  service: string,
  environment: Record<string, string | undefined>,
): Promise<boolean> {
  const [kind, command = ''] = (await readServices())[service]?.healthcheck?.test ?? []
  if (kind !== 'CMD-SHELL') throw new Error(`The health check of ${service} is no command of a shell.`)
  // Compose reads `$$` as one sign.
  return run('sh', ['-c', command.replaceAll('$$', '$')], { env: { ...process.env, ...environment } }).then(
    () => true,
    () => false,
  )
}
