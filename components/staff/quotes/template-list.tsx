import { ScreenHeading } from '@/components/staff/headings'
import { OfficeTime } from '@/components/staff/office-time'
import { DeleteRecord } from '@/components/staff/record/delete-record'
import { StaffLink } from '@/components/staff/staff-link'
import { Button } from '@/components/ui/button'
import { buttonVariants } from '@/components/ui/button-variants'
import { Input } from '@/components/ui/input'
import type { QuoteTemplate } from '@/lib/data/quotes/quote-templates'
import { type QuoteArea, staffPaths } from '@/lib/portal/staff-paths'

type TemplateListProps = {
  area: QuoteArea
  description?: string
  templates: QuoteTemplate[]
  /** Null for those who read only. */
  actionsOf:
    ((id: string) => { rename: (formData: FormData) => Promise<void>; remove: () => Promise<void> }) | null
}

export function TemplateList({ area, description, templates, actionsOf }: TemplateListProps) {
  return (
    <div className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-6">
      <ScreenHeading title="Quote templates" description={description} />
      {templates.length === 0 && (
        <p role="status" className="rounded-md border bg-card px-4 py-12 text-center text-muted-foreground">
          There are no templates yet. Open a quote and save its lines as a template.
        </p>
      )}
      <ul className="divide-y border-y empty:hidden">
        {templates.map((template) => (
          <li key={template.id} className="grid gap-3 py-4">
            <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-2">
              <h2 className="font-medium [overflow-wrap:anywhere]">{template.name}</h2>
              <span className="text-sm text-muted-foreground tabular-nums">
                {template.lines} {template.lines === 1 ? 'line' : 'lines'}, changed{' '}
                <OfficeTime at={template.changedAt} />
              </span>
            </div>
            {actionsOf && <TemplateActions area={area} template={template} {...actionsOf(template.id)} />}
          </li>
        ))}
      </ul>
    </div>
  )
}

type TemplateActionsProps = {
  area: QuoteArea
  template: QuoteTemplate
  rename: (formData: FormData) => Promise<void>
  remove: () => Promise<void>
}

const TemplateActions = ({ area, template, rename, remove }: TemplateActionsProps) => (
  <div className="flex flex-wrap items-start gap-x-6 gap-y-3">
    <StaffLink
      href={staffPaths.newQuote(area, { template: template.id })}
      className={buttonVariants({ variant: 'outline', size: 'sm' })}
    >
      New quote from it
    </StaffLink>
    <details>
      <summary className="inline-block cursor-pointer py-1 text-sm underline underline-offset-4">
        Rename
      </summary>
      <form action={rename} className="mt-3 flex flex-wrap gap-2">
        <Input
          name="name"
          aria-label={`New name of ${template.name}`}
          defaultValue={template.name}
          required
          maxLength={100}
          className="h-10! w-60"
        />
        <Button type="submit" variant="outline" size="sm">
          Save name
        </Button>
      </form>
    </details>
    <DeleteRecord what="this template" remove={remove}>
      Quotes that were made from it stay as they are. This cannot be undone.
    </DeleteRecord>
  </div>
)
