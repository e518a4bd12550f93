import { createHash } from 'node:crypto'
import { readCalendarFeed } from '@/lib/data/privileged/calendar-feed'
import { env } from '@/lib/env'
import { log } from '@/lib/observability/log'
import { toFeed } from '@/lib/portal/calendar-feed'
import { companyToday } from '@/lib/time/in-zone'

export const dynamic = 'force-dynamic'

const ADDRESS = /^([\w-]{43})\.ics$/

const HEADERS = { 'Cache-Control': 'private, no-store', 'X-Robots-Tag': 'noindex' }

const refuse = (status: number, text: string, headers: Record<string, string> = {}) =>
  new Response(text, {
    status,
    headers: { ...HEADERS, 'Content-Type': 'text/plain; charset=utf-8', ...headers },
  })

/** What is a person's own, for calendars that subscribe. Whoever has the address reads it, and nothing else. */
export async function GET({ headers }: Request, { params }: RouteContext<'/api/calendar/[file]'>) {
  const token = ADDRESS.exec((await params).file)?.[1]
  if (!token) return refuse(404, 'Not found')
  let feed
  try {
    feed = await readCalendarFeed(token)
  } catch (error) {
    log.error('calendar.feed', error)
    return refuse(503, 'The calendar cannot be read now', { 'Retry-After': '300' })
  }
  if (feed === 'busy') return refuse(429, 'Too many requests', { 'Retry-After': '3600' })
  if (feed === null) return refuse(404, 'Not found')
  const body = toFeed(feed, env.SITE_URL, companyToday())
  const etag = `"${createHash('sha256').update(body).digest('base64url')}"`
  const answer = { ...HEADERS, ETag: etag }
  const isKnown = headers
    .get('if-none-match')
    ?.split(/\s*,\s*/)
    .some((known) => known.replace(/^W\//, '') === etag)
  if (isKnown) return new Response(null, { status: 304, headers: answer })
  return new Response(body, {
    headers: {
      ...answer,
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': 'inline; filename="calendar.ics"',
    },
  })
}
