import type { ReactNode } from 'react'
import { DeletedRecord } from '@/components/staff/record/delete-record'
import { FactList } from '@/components/staff/record/fact-list'
import { History } from '@/components/staff/record/history'
import { InlineEdit } from '@/components/staff/record/inline-edit'
import { StaffLink } from '@/components/staff/staff-link'
import { listCounts } from '@/lib/catalogue/clients'
import type { IndustryMerge } from '@/lib/data/catalogue/industry-merges'
import type { IndustryRecord } from '@/lib/data/catalogue/industry-records'
import type { HistoryEntry } from '@/lib/data/history/record-history'
import type { Action, EditAction } from '@/lib/forms/form-state'
import { paths } from '@/lib/paths'
import { staffPaths } from '@/lib/portal/staff-paths'
import { industryFields } from '@/lib/schemas/industry-fields'
import { industryHeading } from '@/lib/video/labels'

type HistoryProps = { entries: HistoryEntry[]; moreHref: string | null; undo: Action }

const AllIndustries = () => (
  <StaffLink
    href={staffPaths.industries()}
    className="justify-self-start text-sm underline underline-offset-4"
  >
    All industries
  </StaffLink>
)

export const IndustryHistory = (props: HistoryProps) => (
  <History
    table="industries"
    show={(column, value) => (column === 'name' && typeof value === 'string' ? industryHeading(value) : null)}
    {...props}
  />
)

type DetailProps = { industry: IndustryRecord; rename: EditAction; children: ReactNode }

export function IndustryDetail({ industry, rename, children }: DetailProps) {
  const { id, name, version, films, published, clients } = industry
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
              <StaffLink key="page" href={paths.industry(name)} className="underline underline-offset-4">
                {paths.industry(name)}
              </StaffLink>
            ) : (
              'No page without a published film'
            ),
          ],
          [
            'Films',
            <StaffLink
              key="films"
              href={staffPaths.videoGallery(new URLSearchParams({ industry: id }))}
              className="underline underline-offset-4"
            >
              {films === published
                ? `${films}, all of them published`
                : `${films}, ${published} of them published`}
            </StaffLink>,
          ],
          [
            'Clients',
            <StaffLink
              key="clients"
              href={staffPaths.clients(new URLSearchParams({ industry: id }))}
              className="underline underline-offset-4"
            >
              {clients}
            </StaffLink>,
          ],
        ]}
      />
      {children}
    </div>
  )
}

type DeletedProps = HistoryProps & {
  /** Null when it was not merged. */
  merge: IndustryMerge | null
}

export const DeletedIndustry = ({ merge, ...props }: DeletedProps) => (
  <DeletedRecord
    list={{ href: staffPaths.industries(), label: 'All industries' }}
    title={merge ? 'This industry was merged' : 'This industry was deleted'}
    text={merge ? <MergedInto merge={merge} /> : undefined}
  >
    <IndustryHistory {...props} />
  </DeletedRecord>
)

function MergedInto({ merge: { into, films, clients } }: { merge: IndustryMerge }) {
  const back = listCounts([
    [films, 'film'],
    [clients, 'client'],
  ])
  return (
    <>
      {into ? (
        <>
          It is part of{' '}
          <StaffLink href={staffPaths.industry(into.id)} className="underline underline-offset-4">
            {industryHeading(into.name)}
          </StaffLink>{' '}
          now.
        </>
      ) : (
        'The industry that it became part of was deleted, too.'
      )}{' '}
      Undo the deletion below to restore it with {back ?? 'nothing but its name'}.
    </>
  )
}
