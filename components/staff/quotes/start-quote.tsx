import { randomUUID } from 'node:crypto'
import type { ReactNode } from 'react'
import { ScreenHeading } from '@/components/staff/headings'
import { StaffLink } from '@/components/staff/staff-link'
import { Button } from '@/components/ui/button'
import { buttonVariants } from '@/components/ui/button-variants'
import { Field } from '@/components/ui/field'
import { fieldLook, Input } from '@/components/ui/input'
import type { QuoteStarts } from '@/lib/data/quotes/quote-starts'
import type { QuoteTemplate } from '@/lib/data/quotes/quote-templates'

type Post = (formData: FormData) => Promise<void>

type StartQuoteProps = {
  title: string
  description?: string
  /** Of this page. */
  address: string
  text: string
  starts: QuoteStarts
  templates: QuoteTemplate[]
  template: string
  /** The contact that a link has chosen for its client. */
  contact: string
  /** Where a lead is added that is not here yet. */
  newLeadHref: string
  /** A link has chosen one lead or client. */
  isOne: boolean
  start: Post
  copy: Post
}

/** Each choice is a form of its own, so that it works without JavaScript. */
export function StartQuote({
  title,
  description,
  address,
  text,
  starts,
  templates,
  template,
  ...props
}: StartQuoteProps) {
  const { contact, newLeadHref, isOne, start, copy } = props
  const hidden = (name: string, value: string) => <input type="hidden" name={name} value={value} />
  return (
    <div className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-8">
      <ScreenHeading title={title} description={description} />
      {!isOne && (
        <form
          action={address}
          className="grid items-end gap-4 sm:grid-cols-[minmax(0,1fr)_minmax(0,16rem)_auto]"
        >
          <Field label="Lead, client or earlier quote">
            {(control) => (
              <Input
                {...control}
                type="search"
                name="q"
                defaultValue={text}
                placeholder="Name, business, email address or number"
                className="h-11!"
              />
            )}
          </Field>
          <TemplateField templates={templates} template={template} />
          <Button type="submit" variant="outline">
            Search
          </Button>
        </form>
      )}
      {isOne && templates.length > 0 && (
        <p className="text-sm text-muted-foreground">
          {template
            ? `It begins with the template “${templates.find(({ id }) => id === template)?.name ?? ''}”.`
            : 'It begins empty, with our usual terms.'}{' '}
          <StaffLink href={address} className="underline underline-offset-4">
            Choose something else
          </StaffLink>
        </p>
      )}
      <Choices title="For a lead" none="No open lead fits." rows={starts.leads}>
        {({ id, name, business }) => (
          <Choice key={id} title={business} detail={name} action={start} label="Start quote">
            {hidden('id', randomUUID())}
            {hidden('lead', id)}
            {hidden('template', template)}
          </Choice>
        )}
      </Choices>
      {!isOne && (
        <p className="-mt-5">
          <StaffLink href={newLeadHref} className="text-sm underline underline-offset-4">
            Not in the list: new lead
          </StaffLink>
        </p>
      )}
      <Choices title="For a client" none="No client fits." rows={starts.clients}>
        {({ id, name }) => (
          <Choice key={id} title={name} action={start} label="Start quote">
            {hidden('id', randomUUID())}
            {hidden('client', id)}
            {hidden('contact', contact)}
            {hidden('template', template)}
          </Choice>
        )}
      </Choices>
      {!isOne && (
        <Choices title="Copy an earlier quote" none="No quote fits." rows={starts.quotes}>
          {({ id, number, title, recipient }) => (
            <Choice key={id} title={`${number} ${title}`} detail={recipient} action={copy} label="Copy">
              {hidden('id', randomUUID())}
              {hidden('original', id)}
            </Choice>
          )}
        </Choices>
      )}
    </div>
  )
}

const TemplateField = ({ templates, template }: { templates: QuoteTemplate[]; template: string }) => (
  <Field label="Begin with">
    {(control) => (
      <select {...control} name="template" defaultValue={template} className={`${fieldLook} h-11`}>
        <option value="">No template</option>
        {templates.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    )}
  </Field>
)

type ChoicesProps<Row> = {
  title: string
  none: string
  rows: Row[]
  children: (row: Row) => ReactNode
}

function Choices<Row>({ title, none, rows, children }: ChoicesProps<Row>) {
  return (
    <section className="grid gap-3">
      <h2 className="type-heading">{title}</h2>
      {rows.length === 0 ? (
        <p className="text-muted-foreground">{none}</p>
      ) : (
        <ul className="divide-y border-y">{rows.map(children)}</ul>
      )}
    </section>
  )
}

type ChoiceProps = { title: string; detail?: string; action: Post; label: string; children: ReactNode }

const Choice = ({ title, detail, action, label, children }: ChoiceProps) => (
  <li className="flex items-center justify-between gap-4 py-3">
    <span className="grid min-w-0 [overflow-wrap:anywhere]">
      <span>{title}</span>
      {detail && <span className="text-sm text-muted-foreground">{detail}</span>}
    </span>
    <form action={action} className="shrink-0">
      {children}
      <button type="submit" className={buttonVariants({ variant: 'outline', size: 'sm' })}>
        {label}
        <span className="sr-only"> {title}</span>
      </button>
    </form>
  </li>
)
