import { RankedBars } from '@/components/staff/charts/ranked-bars'
import { Panel, PanelLinks, PanelRow } from '@/components/staff/crm/panel'
import { OfficeTime } from '@/components/staff/office-time'
import { Badge } from '@/components/ui/badge'
import { auditPath } from '@/lib/audit/audit-list'
import { auditedPath, type AuditEntry } from '@/lib/audit/entry'
import { auditSentence } from '@/lib/audit/sentence'
import { ROLE_LABELS, type UserType } from '@/lib/auth/roles'
import type { PeopleOfRole, SuperAdminHome } from '@/lib/portal/homes/super-admin'
import { jobKindLabel, type JobStatus } from '@/lib/portal/job-list'
import { staffPaths } from '@/lib/portal/staff-paths'
import { countOf, fileSize, formatCount, toLabel } from '@/lib/text/format'

const usersOf = (role: PeopleOfRole['role']) =>
  staffPaths.users(new URLSearchParams({ role: role ?? 'none' }))

export const People = ({ people }: { people: readonly PeopleOfRole[] }) => (
  <Panel
    id="people"
    title="People"
    count={people.reduce((sum, { count }) => sum + count, 0)}
    more={{ href: staffPaths.users(), label: 'All users' }}
    empty="No accounts."
    isEmpty={people.length === 0}
  >
    <ul className="divide-y">
      {people.map(({ role, count, inactive, lastSignIn }) => (
        <PanelRow
          key={role}
          href={usersOf(role)}
          title={role ? ROLE_LABELS[role] : 'No role'}
          side={formatCount(count)}
        >
          <span>
            {lastSignIn ? (
              <>
                Last sign-in <OfficeTime at={lastSignIn} />
              </>
            ) : (
              'No one has signed in'
            )}
          </span>
          {inactive > 0 && <span>{formatCount(inactive)} deactivated</span>}
        </PanelRow>
      ))}
    </ul>
  </Panel>
)

type InvitationProps = { invitations: NonNullable<SuperAdminHome['invitations']>; now: string }

/** `now` is ISO 8601. */
export const Invitations = ({ invitations, now }: InvitationProps) => (
  <Panel
    id="open-invitations"
    title="Open invitations"
    count={invitations.count}
    more={{ href: staffPaths.invitations(), label: 'All invitations' }}
    empty="No open invitations."
    isEmpty={invitations.rows.length === 0}
  >
    <ul className="divide-y">
      {invitations.rows.map(({ id, name, email, role, expiresAt }) => (
        <PanelRow
          key={id}
          href={staffPaths.invitation(id)}
          title={name ?? email}
          side={<Badge>{role ? ROLE_LABELS[role] : 'No role'}</Badge>}
        >
          {name && <span>{email}</span>}
          {expiresAt < now ? (
            <Badge tone="problem">Expired</Badge>
          ) : (
            <span>
              Until <OfficeTime at={expiresAt} />
            </span>
          )}
        </PanelRow>
      ))}
    </ul>
  </Panel>
)

const FORMER = 'Former user'

export const Mirrorings = ({ mirrorings: { count, rows } }: Pick<SuperAdminHome, 'mirrorings'>) => (
  <Panel
    id="mirrorings"
    title="Running mirroring"
    count={count}
    more={{ href: auditPath({ table: 'mirroring_sessions' }), label: 'In the audit log' }}
    empty="No one is viewing as another user."
    isEmpty={rows.length === 0}
  >
    <ul className="divide-y">
      {rows.map((row) => (
        <PanelRow
          key={row.id}
          href={null}
          title={`${row.actor ?? FORMER} as ${row.target ?? FORMER}`}
          side={row.allowsChanges ? <Badge tone="problem">May change</Badge> : <Badge>Read only</Badge>}
        >
          {row.reason && <q>{row.reason}</q>}
          <span>
            Until <OfficeTime at={row.expiresAt} />
          </span>
        </PanelRow>
      ))}
    </ul>
  </Panel>
)

export const MailToSend = ({ mail: { failed, all, oldestAt } }: Pick<SuperAdminHome, 'mail'>) => (
  <Panel
    id="mail"
    title="Unsent mail"
    empty="Everything was sent."
    isEmpty={all === 0}
    more={{ href: staffPaths.mail(), label: 'All mail' }}
    footer={
      <PanelLinks
        links={[
          { label: 'Not sent', count: all, href: staffPaths.unsentMail() },
          { label: 'Failed', count: failed, href: staffPaths.failedMail() },
        ]}
      />
    }
  >
    <p className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-3">
      {failed > 0 && <Badge tone="problem">{formatCount(failed)} failed</Badge>}
      <span>{formatCount(all - failed)} waiting</span>
      {oldestAt && (
        <span className="text-sm text-muted-foreground">
          The oldest is of <OfficeTime at={oldestAt} />
        </span>
      )}
    </p>
  </Panel>
)

const jobsOf = (status: JobStatus | 'lately') => staffPaths.jobs(new URLSearchParams({ status }))

export const Jobs = ({ jobs }: Pick<SuperAdminHome, 'jobs'>) => (
  <Panel
    id="jobs"
    title="Work in the background"
    empty="Nothing runs, and nothing failed within seven days."
    isEmpty={jobs.rows.length === 0}
    more={{ href: staffPaths.jobs(), label: 'All jobs' }}
    footer={
      <PanelLinks
        links={[
          { label: 'Failed within 7 days', count: jobs.failed, href: jobsOf('lately') },
          { label: 'Running', count: jobs.running, href: jobsOf('running') },
          { label: 'Waiting', count: jobs.queued, href: jobsOf('queued') },
        ]}
      />
    }
  >
    <ul className="divide-y">
      {jobs.rows.map(({ id, kind, status, error, progress, at }) => (
        <PanelRow
          key={id}
          href={staffPaths.job(id)}
          title={jobKindLabel(kind)}
          side={
            status === 'failed' ? (
              <Badge tone="problem">Failed</Badge>
            ) : (
              <Badge tone="active">Running, {progress} %</Badge>
            )
          }
        >
          {error && <span className="line-clamp-2 text-foreground">{error}</span>}
          <OfficeTime at={at} />
        </PanelRow>
      ))}
    </ul>
  </Panel>
)

export const Storage = ({ storage }: Pick<SuperAdminHome, 'storage'>) => {
  const bytes = storage.reduce((sum, bucket) => sum + bucket.bytes, 0)
  return (
    <Panel id="storage" title="Storage used" empty="No file is stored." isEmpty={storage.length === 0}>
      <p className="border-b px-4 py-3">
        <span className="text-lg font-medium tabular-nums">{fileSize(bytes)}</span>{' '}
        <span className="text-sm text-muted-foreground">
          in{' '}
          {countOf(
            storage.reduce((sum, { files }) => sum + files, 0),
            'file',
            'files',
          )}
        </span>
      </p>
      <div className="px-4 py-3">
        <RankedBars
          id="storage-by-bucket"
          title="By kind of file"
          headings={['Kind', 'Size']}
          rows={storage.map(({ bucket, bytes, files }) => ({
            key: bucket,
            name: toLabel(bucket),
            detail: countOf(files, 'file', 'files'),
            value: bytes,
          }))}
          format={fileSize}
          empty=""
        />
      </div>
    </Panel>
  )
}

type LatestChangesProps = { entries: readonly AuditEntry[]; role: UserType }

export const LatestChanges = ({ entries, role }: LatestChangesProps) => (
  <Panel
    id="audit"
    title="Latest changes"
    more={{ href: staffPaths.auditLog(), label: 'Audit log' }}
    empty="No changes yet."
    isEmpty={entries.length === 0}
  >
    <ul className="divide-y">
      {entries.map((entry) => (
        <PanelRow key={entry.id} href={auditedPath(entry, role)} title={auditSentence(entry)}>
          <OfficeTime at={entry.happenedAt} />
        </PanelRow>
      ))}
    </ul>
  </Panel>
)
