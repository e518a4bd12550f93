import { requireViewer } from '@/lib/auth/session'
import { listRecentRecords, searchRecords } from '@/lib/data/records/search-records'
import { isUuid, readText } from '@/lib/list/query'
import { RECORD_KINDS } from '@/lib/portal/found-records'
import { actionsFor, groupRecords, type RecordAnswer, toRecordLink } from '@/lib/portal/record-answer'
import { staffPaths } from '@/lib/portal/staff-paths'
import { hasKey } from '@/lib/text/untrusted'

const HEADERS = { 'Cache-Control': 'private, no-store', 'X-Robots-Tag': 'noindex' }
const OF_EACH_KIND = 5
const MAX_RECENT = 20

function readRecent(text: string) {
  return text
    .split(',')
    .slice(0, MAX_RECENT)
    .flatMap((each) => {
      const [kind = '', id = ''] = each.split(':')
      return hasKey(RECORD_KINDS, kind) && isUuid(id) ? [{ kind, id }] : []
    })
}

/** What the command palette shows: records with the words `q`, or those of `recent` that the viewer still finds. */
export async function GET(request: Request) {
  const { role } = await requireViewer(staffPaths.searchRecords())
  if (!role) return Response.json({ error: 'No role' }, { status: 403, headers: HEADERS })
  const { searchParams } = new URL(request.url)
  const recent = searchParams.get('recent')
  if (recent !== null) {
    const known = readRecent(recent)
    const records = known.length > 0 ? await listRecentRecords(known) : []
    return Response.json(
      records.map((record) => toRecordLink(record, role)),
      { headers: HEADERS },
    )
  }
  const text = readText(searchParams.get('q') ?? undefined)
  const records = text === '' ? [] : await searchRecords(text, { most: OF_EACH_KIND })
  const answer: RecordAnswer = {
    groups: groupRecords(records, text, role),
    actions: text === '' ? [] : actionsFor(records, text, role),
  }
  return Response.json(answer, { headers: HEADERS })
}
