import { randomUUID } from 'node:crypto'
import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { z } from 'zod'
import { AdjustForm } from '@/components/staff/loyalty/adjust-form'
import { Ledger } from '@/components/staff/loyalty/ledger'
import { PurchaseForm } from '@/components/staff/loyalty/purchase-form'
import { requireArea } from '@/lib/auth/session'
import { getMember, readLedger } from '@/lib/data/owl/loyalty-ledger'
import { getProgram } from '@/lib/data/owl/loyalty-record'
import { readLedgerView } from '@/lib/owl/loyalty/ledger-query'
import { owlPaths } from '@/lib/portal/owl-paths'
import { dateIn } from '@/lib/time/in-zone'
import { postAdjustment } from './actions'
import { postPurchase, takeBackEntry } from './purchases'

export const metadata: Metadata = { title: 'Loyalty ledger' }

export default async function LedgerPage({
  params,
  searchParams,
}: PageProps<'/dashboard/owl/loyalty-program/[id]/ledger'>) {
  const { id } = await params
  await requireArea('owl', owlPaths.loyaltyLedger(id))
  if (!z.uuid().safeParse(id).success) notFound()
  const query = { programId: id, ...readLedgerView(await searchParams) }
  const [program, page, member] = await Promise.all([
    getProgram(id),
    readLedger(query),
    query.member ? getMember(id, query.member) : null,
  ])
  if (!program) notFound()
  const isActive = program.status === 'active'
  return (
    <Ledger
      program={program}
      query={query}
      page={page}
      member={member}
      takeBack={isActive ? (entryId) => takeBackEntry.bind(null, id, entryId) : null}
    >
      {isActive && (
        <section aria-labelledby="purchase" className="grid max-w-3xl gap-3">
          <h2 id="purchase" className="type-heading">
            Enter a purchase
          </h2>
          <p className="text-muted-foreground">For a receipt that the till did not send.</p>
          <PurchaseForm
            // Empty after a purchase was posted.
            key={page.total}
            action={postPurchase.bind(null, id)}
            member={query.member ?? ''}
            today={dateIn(program.timeZone)(new Date().toISOString())}
          />
        </section>
      )}
      {isActive && (
        <section aria-labelledby="adjust" className="grid max-w-2xl gap-3">
          <h2 id="adjust" className="type-heading">
            Give or take points
          </h2>
          <p className="text-muted-foreground">
            Entries cannot be changed. Correct a mistake with a new entry, and say why.
          </p>
          <AdjustForm
            action={postAdjustment.bind(null, id)}
            member={query.member ?? ''}
            receipt={`adjustment-${randomUUID()}`}
          />
        </section>
      )}
    </Ledger>
  )
}
