import { isOwnOrigin } from '@/lib/forms/own-origin'
import { env } from '@/lib/env'
import { log } from '@/lib/observability/log'
import { readText } from '@/lib/forms/read-text'
import { vitalsSchema } from '@/lib/schemas/vitals'

const MAX_BYTES = 1_000

const answer = (status: number) => new Response(null, { status, headers: { 'Cache-Control': 'no-store' } })

function parse(text: string) {
  try {
    return vitalsSchema.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}

/** Logs the web vitals of one page load. Stores nothing; a report contains no personal data. */
export async function POST(request: Request) {
  if (!env.WEB_VITALS) return answer(404)
  if (!isOwnOrigin(request.headers.get('origin'), env.SITE_URL)) return answer(403)
  const text = await readText(request, MAX_BYTES)
  if (text === null) return answer(413)
  const report = parse(text)
  if (!report) return answer(400)
  log.info('vitals.report', { page: report.page, ...report.metrics })
  return answer(204)
}
