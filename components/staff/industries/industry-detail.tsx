import Link from 'next/link'
import type { ReactNode } from 'react'
import { FactList } from '@/components/staff/record/fact-list'
import { History } from '@/components/staff/record/history'
import { InlineEdit } from '@/components/staff/record/inline-edit'
import type { IndustryRecord } from '@/lib/data/catalogue/industry-records'
import type { HistoryEntry } from '@/lib/data/history/record-history'
import type { Action, EditAction } from '@/lib/forms/form-state'
import { paths } from '@/lib/paths'
import { staffPaths } from '@/lib/portal/staff-paths'
import { industryFields } from '@/lib/schemas/industry-fields'
import { industryHeading } from '@/lib/video/labels'

type HistoryProps = { entries: HistoryEntry[]; moreHref: string | null; undo: Action }

const AllIndustries = () => (
  <Link href={staffPaths.industries()} className="justify-self-start text-sm underline underline-offset-4">
    All industries
  </Link>
)

export const IndustryHistory = (props: HistoryProps) => (
  <History
    table="industries"
    names={new Map()}
    show={(column, value) => (column === 'name' && typeof value === 'string' ? industryHeading(value) : null)}
    {...props}
  />
)

type DetailProps = { industry: IndustryRecord; rename: EditAction; children: ReactNode }

export function IndustryDetail({ industry, rename, children }: DetailProps) {
  const { id, name, version, place, films, published, clients } = industry
  return (
    <div className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-8">
      <div className="grid gap-3">
        <AllIndustries />
        <InlineEdit
          label="Name"
          value={name}
          version={version}
          control={{ kind: 'text', maxLength: industryFields.name.max }}
          action={rename}
        >
          <h1 className="type-title [overflow-wrap:anywhere]">{industryHeading(name)}</h1>
        </InlineEdit>
      </div>
      <FactList
        facts={[
          [
            'Page',
            published > 0 ? (
              <Link key="page" href={paths.industry(name)} className="underline underline-offset-4">
                {paths.industry(name)}
              </Link>
            ) : (
              'No page without a published film'
            ),
          ],
          [
            'Films',
            <Link
              key="films"
              href={staffPaths.videoGallery(new URLSearchParams({ industry: id }))}
              className="underline underline-offset-4"
            >
              {films}, {published} of them published
            </Link>,
          ],
          [
            'Clients',
            <Link
              key="clients"
              href={staffPaths.clients(new URLSearchParams({ industry: id }))}
              className="underline underline-offset-4"
            >
              {clients}
            </Link>,
          ],
          ['Place', place === null ? 'By the number of films' : `Number ${place}`],
        ]}
      />
      {children}
    </div>
  )
}

/** Stays at the address of a deleted industry, so that the deletion can be undone. */
export const DeletedIndustry = (props: HistoryProps) => (
  <div className="grid max-w-3xl gap-8">
    <AllIndustries />
    <div className="grid gap-2">
      <h1 className="type-title">This industry was deleted</h1>
      <p className="text-muted-foreground">
        Undo the deletion below to have it back. What a merge has moved stays where it is.
      </p>
    </div>
    <IndustryHistory {...props} />
  </div>
)
