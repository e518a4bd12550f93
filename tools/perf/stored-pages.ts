import { printNote, step } from '../../supabase/local/printout.ts'
import { Refusal } from '../../supabase/local/refusal.ts'
import type { Settings } from '../../supabase/local/settings.ts'
import { findProgram } from '../gate/programs.ts'
import { startProxy } from '../proxy/nginx.ts'
import { measureThroughput } from '../proxy/throughput.ts'
import { STORED_COLUMNS } from './bars.ts'
import { formatTable } from './table.ts'
import { judge, type Verdict } from './verdicts.ts'

/** Null when nginx or the load generator is missing. */
function findPrograms(): { nginx: string } | null {
  try {
    findProgram('wrk')
    return { nginx: findProgram('nginx') }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    printNote('Left out', error.message)
    return null
  }
}

/** Compares a public page behind the documented reverse proxy with a file of the same bytes. */
export async function reportStored({ port }: Settings): Promise<Verdict[]> {
  const programs = findPrograms()
  if (!programs) return []
  const proxy = await startProxy(programs.nginx, `127.0.0.1:${port}`)
  const { page, file } = await step(
    'Proxy',
    () => measureThroughput(proxy),
    () => 'a stored page and a file',
  )
  await proxy.stop()
  const pages = [{ page: 'stored page', rate: page, fileRate: file }]
  console.log(`\nBehind the reverse proxy\n${formatTable(STORED_COLUMNS, pages)}\n`)
  return judge(STORED_COLUMNS, pages)
}
