import { ScreenHeading } from '@/components/staff/headings'
import { RecordCrumb } from '@/components/staff/shell/record-crumb'
import type { LoyaltyProgram } from '@/lib/data/owl/loyalty-record'
import type { Replay, ReplayedMember, Result } from '@/lib/owl/loyalty/replay'
import { owlPaths } from '@/lib/portal/owl-paths'
import { formatCents } from '@/lib/quotes/money'
import { countOf, formatCount } from '@/lib/text/format'
import { shortDay } from '@/lib/time/in-zone'

const SHOWN = 100

type Props = {
  program: LoyaltyProgram
  versionId: string
  titles: { now: string; draft: string }
  since: string
  replay: Replay
}

export function ReplayReport({ program, versionId, titles, since, replay }: Props) {
  const { now, draft, losers, winners, members, purchases } = replay
  const difference = draft.worthCents - now.worthCents
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <div className="grid gap-3">
        <RecordCrumb
          title={`${program.name}, ${titles.draft.toLowerCase()}`}
          href={owlPaths.loyaltyVersion(versionId)}
        />
        <ScreenHeading
          title="Replay"
          description={`The purchases since ${shortDay(since)} by the rules of ${titles.now.toLowerCase()} and of ${titles.draft.toLowerCase()}, both from the beginning. Nothing is posted.`}
        />
      </div>
      {purchases === 0 ? (
        <p className="rounded-md border bg-card px-4 py-12 text-center text-muted-foreground">
          The ledger has no purchases in this time, so there is nothing to replay.
        </p>
      ) : (
        <>
          <section aria-labelledby="cost" className="grid gap-3">
            <h2 id="cost" className="type-heading">
              {difference === 0
                ? 'The cost stays the same'
                : `${titles.draft} costs ${formatCents(Math.abs(difference))} ${difference > 0 ? 'more' : 'less'}`}
            </h2>
            <p className="text-muted-foreground">
              {countOf(purchases, 'purchase', 'purchases')} of {countOf(members, 'member', 'members')}. Points
              cost what the best reward for them costs: {formatCents(now.worthCents)} for{' '}
              {formatCount(now.points)} points now, {formatCents(draft.worthCents)} for{' '}
              {formatCount(draft.points)} points with the draft.
            </p>
          </section>
          <Losers losers={losers} winners={winners} members={members} titles={titles} />
        </>
      )}
    </div>
  )
}

type LosersProps = Pick<Replay, 'losers' | 'winners' | 'members'> & { titles: Props['titles'] }

function Losers({ losers, winners, members, titles }: LosersProps) {
  const same = members - losers.length - winners
  return (
    <section aria-labelledby="losers" className="grid gap-3">
      <h2 id="losers" className="type-heading">
        {losers.length === 0
          ? 'No one loses points'
          : `${countOf(losers.length, 'member loses', 'members lose')}`}
      </h2>
      <p className="text-muted-foreground">
        {countOf(winners, 'member gains', 'members gain')}, {formatCount(same)} get the same.
        {losers.length > SHOWN && ` The ${SHOWN} who lose most are listed.`}
      </p>
      {losers.length > 0 && (
        <div className="overflow-x-auto" tabIndex={0} role="region" aria-label="Table of members">
          <table className="w-full min-w-[34rem] border-y text-left tabular-nums">
            <thead className="text-sm text-muted-foreground">
              <tr>
                {['Member', 'Visits', titles.now, titles.draft, 'Loses'].map((label) => (
                  <th key={label} scope="col" className="py-2 pr-4 font-normal">
                    {label}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody className="divide-y border-t">
              {losers.slice(0, SHOWN).map((loser) => (
                <Loser key={loser.member} {...loser} />
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  )
}

const resultText = ({ points, tier }: Result) => `${formatCount(points)}${tier ? `, ${tier}` : ''}`

const Loser = ({ member, purchases, now, draft }: ReplayedMember) => (
  <tr>
    <th scope="row" className="py-2 pr-4 font-normal">
      {member}
    </th>
    <td className="py-2 pr-4">{formatCount(purchases)}</td>
    <td className="py-2 pr-4">{resultText(now)}</td>
    <td className="py-2 pr-4">{resultText(draft)}</td>
    <td className="py-2 pr-4">
      {now.worthCents > draft.worthCents ? formatCents(now.worthCents - draft.worthCents) : 'A tier'}
    </td>
  </tr>
)
