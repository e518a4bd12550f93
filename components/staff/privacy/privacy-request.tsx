import { SidebarSection } from '@/components/staff/headings'
import { OfficeTime } from '@/components/staff/office-time'
import { FactList, MailAddress } from '@/components/staff/record/fact-list'
import { StaffLink } from '@/components/staff/staff-link'
import { buttonVariants } from '@/components/ui/button-variants'
import type { Action } from '@/lib/forms/form-state'
import {
  groupParts,
  type PersonGroup,
  type PersonPart,
  type PrivacyRequest as Request,
} from '@/lib/portal/privacy-requests'
import { staffPaths } from '@/lib/portal/staff-paths'
import { AddressForm } from './address-form'
import { PersonGroups } from './person-groups'

type Props = { request: Request; erase: Action }

const moment = (at: string | null) => at && <OfficeTime at={at} />

export function PrivacyRequest({ request, erase }: Props) {
  const { address, plan, outcome } = request
  return (
    <div className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-8">
      <div className="grid gap-3">
        <StaffLink
          href={staffPaths.privacyRequests()}
          className="justify-self-start text-sm underline underline-offset-4"
        >
          All privacy requests
        </StaffLink>
        <h1 className="type-title [overflow-wrap:anywhere]">{address ?? 'Erased address'}</h1>
      </div>
      <FactList
        facts={[
          ['Email', address && <MailAddress address={address} />],
          ['Looked up', <OfficeTime key="created" at={request.createdAt} />],
          ['By', request.requestedBy ?? 'A former user'],
          ['Exported', moment(request.exportedAt)],
          ['Erased', moment(request.erasedAt)],
          ['Erased by', request.erasedBy],
          ['Before', request.erasedBefore && <>Erased on {moment(request.erasedBefore)}</>],
        ]}
      />
      {address === null ? (
        <SidebarSection id="done" title="What was done">
          {outcome ? (
            <PersonGroups groups={groupParts(outcome)} />
          ) : (
            <p className="text-muted-foreground">A later request erased the data of this address.</p>
          )}
        </SidebarSection>
      ) : (
        <OpenRequest id={request.id} groups={groupParts(plan)} digest={request.digest ?? ''} erase={erase} />
      )}
    </div>
  )
}

type OpenProps = {
  id: string
  groups: PersonGroup<PersonPart>[]
  digest: string
  erase: Action
}

const OpenRequest = ({ id, groups, digest, erase }: OpenProps) => (
  <>
    <SidebarSection id="kept" title="What we keep">
      <p className="text-muted-foreground">
        Each line says what an erasure would do. Nothing is changed yet. Texts that name the person without
        this address are not found: look for the name, too.
      </p>
      <PersonGroups groups={groups} />
    </SidebarSection>
    <SidebarSection id="export" title="Export">
      <p className="text-muted-foreground">A copy for the person, of everything above.</p>
      <div className="flex flex-wrap gap-3">
        {(['json', 'csv'] as const).map((format) => (
          <a
            key={format}
            href={staffPaths.privacyRequestExport(id, format)}
            download
            className={buttonVariants({ variant: 'outline' })}
          >
            Export as {format.toUpperCase()}
          </a>
        ))}
      </div>
    </SidebarSection>
    <SidebarSection id="erase" title="Erase">
      <p className="text-muted-foreground">
        Everything is done at once, and nobody can undo it. The history of records and the mail go along.
      </p>
      <AddressForm
        action={erase}
        digest={digest}
        label="Type the address to confirm"
        submit="Erase for good"
        isDangerous
      />
    </SidebarSection>
  </>
)
