import { StaffLink } from '@/components/staff/staff-link'
import type { EntryRow } from '@/lib/data/owl/loyalty-ledger'
import { basketCents } from '@/lib/owl/loyalty/basket'
import { gallonsText } from '@/lib/owl/loyalty/gallons'
import { ENTRY_KIND_LABELS } from '@/lib/owl/loyalty/lists'
import type { Action } from '@/lib/forms/form-state'
import { owlPaths } from '@/lib/portal/owl-paths'
import { formatCents } from '@/lib/quotes/money'
import { formatCount } from '@/lib/text/format'
import { dateIn, shortDay, timeIn } from '@/lib/time/in-zone'
import { TakeBackForm } from './take-back-form'

type Props = {
  rows: EntryRow[]
  programId: string
  timeZone: string
  /** Takes a purchase back; null while the program is not active. */
  takeBack: ((entryId: number) => Action) | null
}

const HEADINGS = ['When', 'Member', 'Entry', 'Points', 'Version']

export function LedgerTable({ rows, programId, timeZone, takeBack }: Props) {
  const [day, time] = [dateIn(timeZone), timeIn(timeZone)]
  return (
    <div className="overflow-x-auto" tabIndex={0} role="region" aria-label="Entries">
      <table className="w-full min-w-[42rem] border-y text-left">
        <thead className="text-sm text-muted-foreground">
          <tr>
            {HEADINGS.map((label) => (
              <th key={label} scope="col" className="py-2 pr-4 font-normal">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y border-t">
          {rows.map((row) => (
            <tr key={row.id} className="align-top">
              <td className="py-2 pr-4 text-sm text-muted-foreground tabular-nums">
                {shortDay(day(row.happenedAt))}, {time(row.happenedAt)}
              </td>
              <th scope="row" className="py-2 pr-4 font-normal whitespace-nowrap">
                <StaffLink
                  href={owlPaths.loyaltyLedger(programId, new URLSearchParams({ member: row.member }))}
                  className="underline underline-offset-4"
                >
                  {row.member}
                </StaffLink>
              </th>
              <td className="py-2 pr-4 [overflow-wrap:anywhere]">
                {ENTRY_KIND_LABELS[row.kind]}
                <span className="block text-sm text-muted-foreground">{detailOf(row)}</span>
                {takeBack && canTakeBack(row) && <TakeBackForm entryId={row.id} action={takeBack(row.id)} />}
              </td>
              <td className="py-2 pr-4 tabular-nums">
                {row.points > 0 ? `+${formatCount(row.points)}` : formatCount(row.points)}
              </td>
              <td className="py-2 tabular-nums">{row.version}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

const canTakeBack = ({ kind, points, isTakenBack }: EntryRow) =>
  kind === 'purchase' && points > 0 && !isTakenBack

function detailOf(row: EntryRow): string {
  const { basket, tier, reward, note, costCents, expiresOn } = row
  const parts = [
    basket && formatCents(basketCents(basket)),
    basket &&
      basket.lines
        .map(({ product, milligallons }) =>
          milligallons ? `${product} ${gallonsText(milligallons)}` : product,
        )
        .join(', '),
    tier && `tier ${tier}`,
    reward && `${reward}, costs us ${formatCents(costCents)}`,
    row.takesBackReceipt && `takes back receipt ${row.takesBackReceipt}`,
    note,
    row.site && `site ${row.site}`,
    row.kind === 'purchase' && row.receipt && `receipt ${row.receipt}`,
    row.isTakenBack && 'taken back',
    expiresOn && `until ${shortDay(expiresOn)}`,
  ]
  return parts.filter(Boolean).join(' · ')
}
