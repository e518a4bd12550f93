import { stopChildren } from '../../supabase/local/child.ts'
import { resetInstance } from '../../supabase/local/instance.ts'
import type { Settings } from '../../supabase/local/settings.ts'
import { startStack, type Stack } from '../../supabase/local/start-stack.ts'

/** The seeded database anew, without what ran before. */
export async function startNewStack({ dataDir, databaseUrl, stackPort, siteUrl }: Settings): Promise<Stack> {
  await stopChildren()
  await resetInstance(dataDir)
  return startStack({ dataDir, databaseUrl, port: stackPort, siteUrl })
}
