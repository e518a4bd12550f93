import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { parse } from 'yaml'
import { PROJECT_ROOT } from '../../supabase/local/settings.ts'

export type Service = { environment?: Record<string, string>; healthcheck?: { test?: string[] } }

/** Of deploy/compose.yaml. */
export async function readServices(): Promise<Record<string, Service>> {
  const text = await readFile(path.join(PROJECT_ROOT, 'deploy/compose.yaml'), 'utf8')
  return (parse(text, { merge: true }) as { services: Record<string, Service> }).services
}
