import { assertUnlocked } from './lock.ts'
import { assertPortFree } from './ports.ts'
import { type Settings } from './settings.ts'

/** Refuses at once, before anything is started, when this run cannot succeed. */
export async function assertCanServe({ dataDir, host, port, stackPort }: Settings): Promise<void> {
  assertUnlocked(dataDir)
  await assertPortFree(host, port, 'PORT')
  await assertPortFree('127.0.0.1', stackPort, 'STACK_PORT')
}
