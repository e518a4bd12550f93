import type { ReactNode } from 'react'
import { ScreenHeading } from '@/components/staff/headings'
import { ListPager } from '@/components/staff/list/list-pager'
import { FactList } from '@/components/staff/record/fact-list'
import { RecordCrumb } from '@/components/staff/shell/record-crumb'
import { StaffLink } from '@/components/staff/staff-link'
import { Button } from '@/components/ui/button'
import { buttonVariants } from '@/components/ui/button-variants'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import type { EntryRow, LedgerQuery, MemberSummary } from '@/lib/data/owl/loyalty-ledger'
import type { LoyaltyProgram } from '@/lib/data/owl/loyalty-record'
import type { ListPage } from '@/lib/data/query/lists'
import type { Action } from '@/lib/forms/form-state'
import { ledgerParams } from '@/lib/owl/loyalty/ledger-query'
import { owlPaths } from '@/lib/portal/owl-paths'
import { countOf, formatCount } from '@/lib/text/format'
import { shortDay } from '@/lib/time/in-zone'
import { LedgerTable } from './ledger-table'

type Props = {
  program: LoyaltyProgram
  query: LedgerQuery
  page: ListPage<EntryRow>
  /** Of the searched code; null without one. */
  member: MemberSummary | null
  takeBack: ((entryId: number) => Action) | null
  /** The forms that post entries. */
  children: ReactNode
}

export function Ledger({ program, query, page, member, takeBack, children }: Props) {
  const { id, name, timeZone } = program
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <div className="grid gap-3">
        <RecordCrumb title={name} href={owlPaths.loyaltyProgram(id)} />
        <ScreenHeading
          title="Ledger"
          description="Every purchase, reward and expiry, with the version that decided. Entries never change."
        />
      </div>
      <form action={owlPaths.loyaltyLedger(id)} role="search" className="flex flex-wrap items-end gap-3">
        <Field label="Member code" className="min-w-0 flex-1 sm:max-w-72">
          {(control) => (
            <Input {...control} name="member" defaultValue={query.member ?? ''} autoComplete="off" />
          )}
        </Field>
        <Button type="submit" variant="outline">
          Show
        </Button>
        {query.member && (
          <StaffLink href={owlPaths.loyaltyLedger(id)} className="py-3 text-sm underline underline-offset-4">
            All members
          </StaffLink>
        )}
      </form>
      {query.member && member && page.total > 0 && (
        <FactList
          facts={[
            ['Balance', countOf(member.balance, 'point', 'points')],
            ['Tier', member.tier ?? 'None'],
            ['Purchases', formatCount(member.purchases)],
            [
              'Expires next',
              member.nextExpiry &&
                `${countOf(member.nextExpiry.points, 'point', 'points')} on ${shortDay(member.nextExpiry.on)}`,
            ],
          ]}
        />
      )}
      {page.rows.length === 0 ? (
        <p role="status" className="rounded-md border bg-card px-4 py-12 text-center text-muted-foreground">
          {query.member
            ? `${query.member} has no entries. Check the code.`
            : 'The ledger has no entries yet.'}
        </p>
      ) : (
        <>
          <div className="flex flex-wrap items-center justify-between gap-3">
            <p role="status" className="text-sm text-muted-foreground tabular-nums">
              {countOf(page.total, 'entry', 'entries')}
            </p>
            <a
              href={owlPaths.loyaltyLedgerExport(id, ledgerParams({ ...query, page: 1 }))}
              className={buttonVariants({ variant: 'outline', size: 'sm' })}
            >
              Export as CSV
            </a>
          </div>
          <LedgerTable rows={page.rows} programId={id} timeZone={timeZone} takeBack={takeBack} />
        </>
      )}
      <ListPager
        label="Pages of entries"
        page={query.page}
        pageCount={page.pageCount}
        labels={['Previous', 'Next']}
        hrefOf={(number) => owlPaths.loyaltyLedger(id, ledgerParams({ ...query, page: number }))}
      />
      {children}
    </div>
  )
}
