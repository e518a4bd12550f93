import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { QuoteOffer, QuoteTerms, QuoteView } from '@/components/quote/quote-view'
import { AfterAcceptance } from '@/components/staff/quotes/after-acceptance'
import { QuoteAside } from '@/components/staff/quotes/quote-aside'
import { QuoteQuestions } from '@/components/staff/quotes/quote-questions'
import { QuoteTimeline } from '@/components/staff/quotes/quote-timeline'
import { QuoteWorkspace } from '@/components/staff/quotes/quote-workspace'
import { StaffLink } from '@/components/staff/staff-link'
import { startCopy } from '@/lib/actions/start-quote'
import { canEnter } from '@/lib/auth/roles'
import { getLeadEstimate } from '@/lib/data/quotes/lead-estimate'
import { listQuotePeople, personName } from '@/lib/data/quotes/quote-list'
import { getQuote, type StaffQuote } from '@/lib/data/quotes/quote-record'
import { firstValue, isUuid } from '@/lib/list/query'
import { requireScreen } from '@/lib/portal/require-screen'
import { staffPaths, toQuoteArea } from '@/lib/portal/staff-paths'
import type { QuoteDocument } from '@/lib/quotes/document'
import { presentQuote } from '@/lib/quotes/present'
import { firstChoice } from '@/lib/quotes/shown'
import {
  answer,
  assign,
  beginVersion,
  keepAsTemplate,
  removeDraft,
  renewLink,
  saveQuote,
  withdraw,
} from './actions'

export const metadata: Metadata = { title: 'Quote' }

/** The version that the address asks for; null for the screen of the quote. */
function chooseShown(quote: StaffQuote, show: string, owner: string | null): QuoteDocument | null {
  if (show === 'draft') return quote.draft && { ...quote.draft.document, preparedBy: owner ?? '' }
  return quote.sent.find(({ version }) => String(version) === show)?.document ?? null
}

export default async function QuotePage({
  params,
  searchParams,
}: PageProps<'/dashboard/[area]/quotes/[id]'>) {
  const { area: named, id } = await params
  const { area: entered, viewer } = await requireScreen(named, 'quotes', id)
  const area = toQuoteArea(entered)
  const [quote, people] = isUuid(id) ? await Promise.all([getQuote(id), listQuotePeople()]) : [null, []]
  if (!quote) notFound()
  const canWrite = canEnter('sales', viewer.role)
  const owner = personName(people, quote.ownerId)
  const back = { href: staffPaths.quote(area, id), label: `Back to ${quote.number}` }

  const shown = chooseShown(quote, firstValue((await searchParams).show), owner)
  if (shown) {
    return (
      <div className="mx-auto grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-8">
        <p className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
          <StaffLink href={back.href} className="underline underline-offset-4">
            {back.label}
          </StaffLink>
          <span className="text-muted-foreground">
            {shown.version === quote.draft?.version
              ? 'This is what the client would see if you sent it now.'
              : shown.version === quote.currentVersion
                ? 'This is what the client sees.'
                : 'This version was replaced.'}
          </span>
        </p>
        <QuoteView document={shown} chosen={firstChoice(shown)} />
      </div>
    )
  }

  const estimate = canWrite && quote.leadId ? await getLeadEstimate(quote.leadId) : null
  const current = quote.sent.find(({ version }) => version === quote.currentVersion)
  const document = quote.draft?.document ?? current?.document
  const chosen = quote.acceptance?.chosen ?? (document ? firstChoice(document) : [])
  const isEditable = canWrite && quote.draft !== null
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <div className="grid gap-2">
        <p className="type-slate text-muted-foreground">{quote.number}</p>
        <h1 className="type-title [overflow-wrap:anywhere]">{quote.title}</h1>
        {quote.draft && quote.draft.version > 1 && (
          <p role="status" className="border-l-2 border-primary py-1 pl-4">
            Version {quote.draft.version} is being written. The client still sees version{' '}
            {quote.currentVersion}.
          </p>
        )}
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-10 gap-y-10 xl:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-10">
          <QuoteWorkspace
            action={saveQuote.bind(null, area, id)}
            draft={
              isEditable && quote.draft
                ? {
                    stored: quote.draft.typed,
                    editVersion: quote.editVersion,
                    version: quote.draft.version,
                    people,
                  }
                : null
            }
          >
            {document && (
              <div className="grid gap-10">
                <QuoteOffer quote={presentQuote(document, chosen)} />
                <QuoteTerms text={document.terms.text} />
              </div>
            )}
          </QuoteWorkspace>
          <QuoteQuestions
            comments={quote.comments}
            people={people}
            answer={canWrite && current && quote.state !== 'withdrawn' ? answer.bind(null, area, id) : null}
          />
        </div>
        <aside aria-label="About this quote" className="grid grid-cols-[minmax(0,1fr)] gap-10">
          {quote.acceptance && (
            <AfterAcceptance area={area} role={viewer.role} quote={quote} acceptance={quote.acceptance} />
          )}
          <QuoteAside
            area={area}
            quote={quote}
            owner={owner}
            people={people}
            estimate={estimate}
            actions={
              canWrite
                ? {
                    assign: assign.bind(null, area, id),
                    beginVersion: beginVersion.bind(null, area, id, quote.editVersion),
                    withdraw: withdraw.bind(null, area, id, quote.editVersion),
                    removeDraft: removeDraft.bind(null, area, id, quote.editVersion),
                    renewLink: renewLink.bind(null, area, id),
                    keepAsTemplate: keepAsTemplate.bind(null, area, id),
                    copy: startCopy.bind(null, area),
                  }
                : null
            }
          />
          <QuoteTimeline events={quote.events} people={people} />
        </aside>
      </div>
    </div>
  )
}
