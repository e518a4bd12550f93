import { notFound } from 'next/navigation'
import { z } from 'zod'
import { requireArea } from '@/lib/auth/session'
import { type EntryRow, exportLedger } from '@/lib/data/owl/loyalty-ledger'
import { csvResponse } from '@/lib/list/csv'
import { toSearchParams } from '@/lib/list/query'
import { readLedgerView } from '@/lib/owl/loyalty/ledger-query'
import { ENTRY_KIND_LABELS } from '@/lib/owl/loyalty/lists'
import { owlPaths } from '@/lib/portal/owl-paths'
import { dollarsText } from '@/lib/quotes/money'

const COLUMNS: [heading: string, valueOf: (entry: EntryRow) => string][] = [
  ['Entry', ({ id }) => String(id)],
  ['When', ({ happenedAt }) => happenedAt],
  ['Member', ({ member }) => member],
  ['Kind', ({ kind }) => ENTRY_KIND_LABELS[kind]],
  ['Points', ({ points }) => String(points)],
  ['Version', ({ version }) => String(version)],
  ['Tier', ({ tier }) => tier ?? ''],
  ['Reward', ({ reward }) => reward ?? ''],
  ['Cost in dollars', ({ costCents }) => dollarsText(costCents)],
  ['Expires on', ({ expiresOn }) => expiresOn ?? ''],
  ['Receipt', ({ receipt }) => receipt ?? ''],
  ['Site', ({ site }) => site ?? ''],
  ['Taken back', ({ isTakenBack }) => (isTakenBack ? 'yes' : '')],
  ['Takes back receipt', ({ takesBackReceipt }) => takesBackReceipt ?? ''],
  ['Note', ({ note }) => note ?? ''],
  ['Basket', ({ basket }) => (basket ? JSON.stringify(basket.lines) : '')],
]

export async function GET(
  request: Request,
  { params }: RouteContext<'/dashboard/owl/loyalty-program/[id]/ledger/export.csv'>,
) {
  const { id } = await params
  await requireArea('owl', owlPaths.loyaltyLedger(id))
  if (!z.uuid().safeParse(id).success) notFound()
  const view = readLedgerView(toSearchParams(new URL(request.url).searchParams))
  return csvResponse('loyalty-ledger', await exportLedger({ programId: id, ...view }), COLUMNS)
}
