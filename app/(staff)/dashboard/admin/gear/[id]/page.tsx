import type { Metadata } from 'next'
import Link from 'next/link'
import { notFound } from 'next/navigation'
import { z } from 'zod'
import { OfficeTime } from '@/components/staff/office-time'
import { FactList } from '@/components/staff/record/fact-list'
import { requireArea } from '@/lib/auth/session'
import { getGear } from '@/lib/data/leads/gear-list'
import { GEAR_STATUS_LABELS } from '@/lib/leads/gear'
import { GEAR_KIND_LABELS } from '@/lib/leads/gear-list'
import { staffPaths } from '@/lib/portal/staff-paths'

export const metadata: Metadata = { title: 'Camera or lens' }

export default async function GearEntryPage({ params }: PageProps<'/dashboard/admin/gear/[id]'>) {
  const { id } = await params
  await requireArea('admin', staffPaths.gearEntry(id))
  if (!z.uuid().safeParse(id).success) notFound()
  const gear = await getGear(id)
  if (!gear) notFound()
  return (
    <div className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-8">
      <div className="grid gap-3">
        <Link href={staffPaths.gear()} className="justify-self-start text-sm underline underline-offset-4">
          All cameras and lenses
        </Link>
        <h1 className="type-title [overflow-wrap:anywhere]">{gear.name}</h1>
      </div>
      <FactList
        facts={[
          ['Kind', GEAR_KIND_LABELS[gear.kind]],
          ['Brand', gear.brand],
          ['Status', GEAR_STATUS_LABELS[gear.status]],
          ['Added', <OfficeTime key="added" at={gear.createdAt} />],
        ]}
      />
      <section aria-labelledby="applications" className="grid gap-3">
        <h2 id="applications" className="type-heading">
          Applications
        </h2>
        {gear.applications.length === 0 ? (
          <p className="text-muted-foreground">No application names it.</p>
        ) : (
          <ul className="divide-y border-y">
            {gear.applications.map((application) => (
              <li key={application.id} className="py-2 [overflow-wrap:anywhere]">
                <Link href={staffPaths.application(application.id)} className="underline underline-offset-4">
                  {application.name}
                </Link>
              </li>
            ))}
          </ul>
        )}
        {gear.uses > gear.applications.length && (
          <p className="text-sm text-muted-foreground">And {gear.uses - gear.applications.length} more.</p>
        )}
      </section>
    </div>
  )
}
