import { randomUUID } from 'node:crypto'
import { SidebarSection } from '@/components/staff/headings'
import { FactList, MailAddress } from '@/components/staff/record/fact-list'
import { StaffLink } from '@/components/staff/staff-link'
import { StatusBadge } from '@/components/staff/status-badge'
import { buttonVariants } from '@/components/ui/button-variants'
import { fieldLook } from '@/components/ui/input'
import type { QuotePerson } from '@/lib/data/quotes/quote-list'
import type { StaffQuote } from '@/lib/data/quotes/quote-record'
import type { Action } from '@/lib/forms/form-state'
import { LEAD_AREAS, type QuoteArea, staffPaths } from '@/lib/portal/staff-paths'
import { declineReasonLabel } from '@/lib/quotes/declines'
import type { Estimate } from '@/lib/quotes/estimate'
import { formatCents } from '@/lib/quotes/money'
import { QUOTE_STATE_LABELS } from '@/lib/quotes/states'
import { OfficeTime } from '@/components/staff/office-time'
import { EstimateDrift } from './estimate-drift'
import { ConfirmAction } from './confirm-action'
import { NewLinkForm } from './new-link-form'
import { TemplateForm } from './template-form'

type Press = () => Promise<void>
type Post = (formData: FormData) => Promise<void>

type QuoteAsideProps = {
  area: QuoteArea
  quote: StaffQuote
  owner: string | null
  people: QuotePerson[]
  estimate: Estimate | null
  /** Null for those who read only. */
  actions: {
    assign: Post
    beginVersion: Press
    withdraw: Press
    removeDraft: Press
    renewLink: Action
    keepAsTemplate: Action
    copy: Post
  } | null
}

export function QuoteAside({ area, quote, owner, people, estimate, actions }: QuoteAsideProps) {
  const { draft, decline, state } = quote
  const isOpen = state === 'sent' || state === 'seen'
  return (
    <>
      <SidebarSection id="quote-facts" title="Quote">
        <p>
          <StatusBadge status={state} labels={QUOTE_STATE_LABELS} />
        </p>
        <FactList
          facts={[
            ['For', <Recipient key="for" area={area} quote={quote} isWriter={actions !== null} />],
            ['Email', quote.recipient.email && <MailAddress key="mail" address={quote.recipient.email} />],
            [
              'Owner',
              actions && !draft ? (
                <OwnerForm key="owner" {...{ quote, people, assign: actions.assign }} />
              ) : (
                owner
              ),
            ],
            ['Started', <OfficeTime key="begun" at={quote.createdAt} />],
          ]}
        />
        {decline && state === 'declined' && (
          <div className="grid gap-2 border-l-2 border-destructive py-1 pl-4 [overflow-wrap:anywhere]">
            <p>
              Declined on <OfficeTime at={decline.declinedAt} />: {declineReasonLabel(decline.reason)}.
            </p>
            {decline.note && <p className="whitespace-pre-line text-muted-foreground">{decline.note}</p>}
          </div>
        )}
        {draft && (
          <StaffLink
            href={staffPaths.quote(area, quote.id, { show: 'draft' })}
            className={buttonVariants({ variant: 'outline' })}
          >
            Preview as the client sees it
          </StaffLink>
        )}
      </SidebarSection>
      {estimate && (
        <EstimateDrift estimate={estimate} document={draft?.document ?? quote.sent[0]?.document} />
      )}
      {quote.sent.length > 0 && (
        <SidebarSection id="quote-versions" title="Versions">
          <ul className="divide-y border-y">
            {quote.sent.map(({ version, totalCents, sentAt, seenAt }) => (
              <li key={version} className="grid gap-1 py-3">
                <span className="flex justify-between gap-4">
                  <StaffLink
                    href={staffPaths.quote(area, quote.id, { show: version })}
                    className="underline underline-offset-4"
                  >
                    Version {version}
                  </StaffLink>
                  <span className="tabular-nums">{formatCents(totalCents)}</span>
                </span>
                <span className="text-sm text-muted-foreground">
                  Sent <OfficeTime at={sentAt} />
                  {seenAt && (
                    <>
                      , opened <OfficeTime at={seenAt} />
                    </>
                  )}
                </span>
              </li>
            ))}
          </ul>
        </SidebarSection>
      )}
      {actions && (
        <SidebarSection id="quote-actions" title="More">
          <div className="grid justify-items-start gap-4">
            {!draft && state !== 'accepted' && (
              <form action={actions.beginVersion}>
                <button type="submit" className={buttonVariants({ variant: 'outline' })}>
                  New version
                </button>
              </form>
            )}
            <form action={actions.copy}>
              <input type="hidden" name="id" value={randomUUID()} />
              <input type="hidden" name="original" value={quote.id} />
              <button type="submit" className={buttonVariants({ variant: 'outline' })}>
                Copy into a new quote
              </button>
            </form>
            {quote.sent.length > 0 && state !== 'withdrawn' && <NewLinkForm action={actions.renewLink} />}
            <TemplateForm action={actions.keepAsTemplate} title={quote.title} />
            {isOpen && (
              <ConfirmAction label="Withdraw this quote" confirm="Yes, withdraw it" action={actions.withdraw}>
                The link then says only that the quote was withdrawn. A new version can be sent later.
              </ConfirmAction>
            )}
            {draft && (
              <ConfirmAction
                label={draft.version === 1 ? 'Delete this draft' : `Discard version ${draft.version}`}
                confirm="Yes, delete it"
                action={actions.removeDraft}
              >
                {draft.version === 1
                  ? 'The next quote gets its number. This cannot be undone.'
                  : 'What was sent stays as it is. This cannot be undone.'}
              </ConfirmAction>
            )}
          </div>
        </SidebarSection>
      )}
    </>
  )
}

function Recipient({ area, quote, isWriter }: { area: QuoteArea; quote: StaffQuote; isWriter: boolean }) {
  const { recipient, leadId, client } = quote
  const name = [recipient.name, recipient.business].filter(Boolean).join(', ') || 'No recipient yet'
  const leadArea = LEAD_AREAS.find((each) => each === area)
  return (
    <span className="grid gap-1">
      {name}
      {leadId && leadArea && isWriter && (
        <StaffLink href={staffPaths.lead(leadArea, leadId)} className="text-sm underline underline-offset-4">
          Open the lead
        </StaffLink>
      )}
      {client && area === 'admin' && (
        <StaffLink href={staffPaths.client(client.id)} className="text-sm underline underline-offset-4">
          Open the client {client.name}
        </StaffLink>
      )}
    </span>
  )
}

type OwnerFormProps = { quote: StaffQuote; people: QuotePerson[]; assign: Post }

const OwnerForm = ({ quote, people, assign }: OwnerFormProps) => (
  <form action={assign} className="flex flex-wrap gap-2">
    <select
      name="owner"
      aria-label="Owner"
      key={quote.ownerId}
      defaultValue={quote.ownerId ?? ''}
      className={`${fieldLook} h-10 max-w-44`}
    >
      <option value="">Unassigned</option>
      {people
        .filter(({ id, mayOwn }) => mayOwn || id === quote.ownerId)
        .map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
    </select>
    <button type="submit" className={buttonVariants({ variant: 'outline', size: 'sm' })}>
      Save owner
    </button>
  </form>
)
