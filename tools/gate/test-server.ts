import { spawn } from 'node:child_process'
import { once } from 'node:events'

const SERVER = 'supabase/local/test-server.ts'

type TestServer = {
  /** Resolves when the server answers, or when it failed: the browser tests then start it again and say why. */
  ready: Promise<void>
  stop: () => Promise<void>
}

/** Starts the server of the browser tests, which builds the site first. It ends with this process. */
export function startTestServer(): TestServer {
  const child = spawn(process.execPath, [SERVER], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, TYPES_CHECKED: '1' },
  })
  const exited = once(child, 'exit')
  process.once('exit', () => child.kill('SIGTERM'))
  const answered = new Promise<void>((resolve) => {
    child.stdout.on('data', (chunk: Buffer) => {
      process.stdout.write(chunk)
      if (chunk.includes('Ready at')) resolve()
    })
  })
  return {
    ready: Promise.race([answered, exited.then(() => undefined)]),
    stop: async () => {
      child.kill('SIGTERM')
      await exited
    },
  }
}
