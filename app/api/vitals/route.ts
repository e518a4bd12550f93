import * as z from 'zod/mini'
import { METRICS, PAGE_KINDS } from '@/lib/analytics/vitals'
import { countPageVitals } from '@/lib/data/privileged/page-vitals'
import { senderHash } from '@/lib/forms/client-address'
import { isOwnOrigin } from '@/lib/forms/own-origin'
import { env } from '@/lib/env'
import { log } from '@/lib/observability/log'

const MAX_BYTES = 1_000

/** Ten minutes: longer values come from scripts. */
const MAX_MS = 600_000

const vitalsSchema = z.strictObject({
  page: z.enum(PAGE_KINDS),
  metrics: z.partialRecord(z.enum(METRICS), z.number().check(z.gte(0), z.lte(MAX_MS))),
})

const answer = (status: number) => new Response(null, { status, headers: { 'Cache-Control': 'no-store' } })

/** Null when the body is longer than `limit` bytes; the rest is not read. */
async function readText({ body }: Request, limit: number): Promise<string | null> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of body ?? []) {
    size += chunk.byteLength
    if (size > limit) return null
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString()
}

function parse(text: string) {
  try {
    return vitalsSchema.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}

/** Logs the web vitals of one page load, and counts them. A report contains no personal data. */
export async function POST(request: Request) {
  if (!env.WEB_VITALS) return answer(404)
  if (!isOwnOrigin(request.headers.get('origin'), env.SITE_URL)) return answer(403)
  const text = await readText(request, MAX_BYTES)
  if (text === null) return answer(413)
  const report = parse(text)
  if (!report) return answer(400)
  log.info('vitals.report', { page: report.page, ...report.metrics })
  await countPageVitals(report, await senderHash())
  return answer(204)
}
