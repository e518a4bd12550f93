import type { ReactNode } from 'react'
import type { EditControl } from '@/components/staff/record/edit-control'
import { FactList, MailAddress } from '@/components/staff/record/fact-list'
import { InlineEdit } from '@/components/staff/record/inline-edit'
import { StaffLink } from '@/components/staff/staff-link'
import { buttonVariants } from '@/components/ui/button-variants'
import {
  CONTACT_WAY_LABELS,
  type ContactChoices,
  type ContactField,
  toContactWay,
  versionOfField,
} from '@/lib/catalogue/contacts'
import type { ContactRecord } from '@/lib/data/catalogue/contact-record'
import type { EditAction } from '@/lib/forms/form-state'
import { owlPaths } from '@/lib/portal/owl-paths'
import { staffPaths, type ContactArea } from '@/lib/portal/staff-paths'
import { clientContactFields as fields } from '@/lib/schemas/client-contact-fields'
import { longDate } from '@/lib/time/in-zone'
import { ContactSites, DoNotContact, DoNotContactNotice } from './contact-duties'

type ContactDetailProps = {
  area: ContactArea
  contact: ContactRecord
  choices: ContactChoices
  actionOf: (field: ContactField) => EditAction
  /** Below the facts, on narrow screens below `side`. */
  children: ReactNode
  /** Beside the facts on wide screens. */
  side: ReactNode
}

const NONE = <span className="text-muted-foreground">None</span>

type Options = readonly (readonly [value: string, label: string])[]

function controlOf(field: ContactField, { clients, groups, brands }: ContactChoices): EditControl {
  const select = (none: string, options: Options): EditControl => ({
    kind: 'select',
    options: [['', none], ...options],
  })
  const named = (records: readonly { id: string; name: string }[]): Options =>
    records.map(({ id, name }) => [id, name])
  switch (field) {
    case 'notes':
      return { kind: 'textarea' }
    case 'group':
      return select('No site group', named(groups))
    case 'brand':
      return select('No brand', named(brands))
    case 'preferredWay':
      return select('No matter', Object.entries(CONTACT_WAY_LABELS))
    case 'doNotContact':
      return select('May be contacted', [['yes', 'Do not contact']])
    case 'client':
      return { kind: 'text', maxLength: fields.client.max, suggestions: clients.map(({ name }) => name) }
    case 'firstName':
    case 'lastName':
    case 'position':
    case 'email':
    case 'phone':
    case 'sites':
    case 'reach':
      return { kind: 'text', maxLength: fields[field].max }
  }
}

const phoneHref = (phone: string) => `tel:${phone.replace(/[^\d+]/g, '')}`

export function ContactDetail({ area, contact, choices, actionOf, children, side }: ContactDetailProps) {
  const { values, versions, group, brand, sites } = contact
  const isOff = values.doNotContact === 'yes'
  const way = toContactWay(values.preferredWay)
  const editable = (field: ContactField, shown: ReactNode) => (
    <InlineEdit
      key={field}
      label={fields[field].label}
      value={values[field]}
      version={versionOfField(versions, field)}
      control={controlOf(field, choices)}
      action={actionOf(field)}
    >
      {shown}
    </InlineEdit>
  )
  const client =
    values.client && contact.clientId && area === 'admin' ? (
      <StaffLink href={staffPaths.client(contact.clientId)} className="underline underline-offset-4">
        {values.client}
      </StaffLink>
    ) : (
      values.client || NONE
    )
  const link = (href: string, text: string) => (
    <StaffLink href={href} className="underline underline-offset-4">
      {text}
    </StaffLink>
  )
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <div className="grid gap-3">
        <StaffLink
          href={staffPaths.contacts(area)}
          className="justify-self-start text-sm underline underline-offset-4"
        >
          All contacts
        </StaffLink>
        <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
          <h1 className="type-title [overflow-wrap:anywhere]">
            {values.firstName} {values.lastName}
          </h1>
          {area === 'admin' && !isOff && <AskForReview contact={contact} />}
        </div>
        {isOff && <DoNotContactNotice />}
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,1fr)_22rem] lg:grid-rows-[auto_1fr]">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
          <FactList
            facts={[
              ['First name', editable('firstName', values.firstName)],
              ['Last name', editable('lastName', values.lastName)],
              ['Position', editable('position', values.position || NONE)],
              ['Client', editable('client', client)],
              [
                'Site group',
                editable('group', group ? link(owlPaths.siteGroup(group.id), group.name) : NONE),
              ],
              ['Sites', editable('sites', sites.length > 0 ? <ContactSites sites={sites} /> : NONE)],
              ['Brand', editable('brand', brand ? link(owlPaths.brand(brand.id), brand.name) : NONE)],
              ['Reach', editable('reach', values.reach || NONE)],
              ['Created', longDate(contact.createdAt)],
            ]}
          />
          <section aria-labelledby="private" className="grid gap-3">
            <h2 id="private" className="type-heading">
              Private
            </h2>
            <FactList
              facts={[
                ['Do not contact', editable('doNotContact', isOff ? <DoNotContact /> : 'May be contacted')],
                ['Preferred way', editable('preferredWay', way ? CONTACT_WAY_LABELS[way] : 'No matter')],
                [
                  'Email',
                  editable(
                    'email',
                    values.email && !isOff ? <MailAddress address={values.email} /> : values.email || NONE,
                  ),
                ],
                [
                  'Phone',
                  editable(
                    'phone',
                    values.phone && !isOff ? (
                      <a href={phoneHref(values.phone)} className="underline underline-offset-4">
                        {values.phone}
                      </a>
                    ) : (
                      values.phone || NONE
                    ),
                  ),
                ],
                [
                  'Notes',
                  editable(
                    'notes',
                    values.notes ? <p className="whitespace-pre-line">{values.notes}</p> : NONE,
                  ),
                ],
              ]}
            />
          </section>
        </div>
        <div className="grid content-start gap-8 lg:col-start-2 lg:row-span-2 lg:row-start-1">{side}</div>
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-8 lg:col-start-1">{children}</div>
      </div>
    </div>
  )
}

function AskForReview({ contact: { id, clientId, values } }: { contact: ContactRecord }) {
  if (!clientId || !values.email) {
    return (
      <p className="text-sm text-muted-foreground">
        {clientId ? 'An email address' : 'A client'} is needed to ask for a review.
      </p>
    )
  }
  return (
    <StaffLink
      href={staffPaths.newReviewRequest({ client: clientId, contact: id })}
      className={buttonVariants({ variant: 'outline' })}
    >
      Ask for a review
    </StaffLink>
  )
}
