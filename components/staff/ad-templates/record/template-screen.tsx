import type { ReactNode } from 'react'
import { DrawnFormats } from '@/components/staff/ad-templates/drawn-formats'
import { StaffLink } from '@/components/staff/staff-link'
import { Badge } from '@/components/ui/badge'
import { buttonVariants } from '@/components/ui/button-variants'
import type { Format } from '@/lib/ads/templates/document'
import type { AdTemplate } from '@/lib/data/ads/templates/template-record'
import { staffPaths, type TemplateArea } from '@/lib/portal/staff-paths'
import { EditedTemplateField, type TemplateEditing, TemplateFacts } from './template-facts'

type Props = {
  area: TemplateArea
  template: AdTemplate
  editing: TemplateEditing
  /** A published version that is shown instead of the draft. */
  shown: { number: number; formats: Format[] } | null
  /** The draft differs from the newest version. */
  isChanged: boolean
  mayCopy: boolean
  /** Beside the drawings on wide screens. */
  side: ReactNode
  children: ReactNode
}

export function TemplateScreen({
  area,
  template,
  editing,
  shown,
  isChanged,
  mayCopy,
  side,
  children,
}: Props) {
  const { id, name, draft, versions } = template
  const [newest] = versions
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div className="grid min-w-0 gap-3">
          <StaffLink
            href={staffPaths.adTemplates(area)}
            className="justify-self-start text-sm underline underline-offset-4"
          >
            All ad templates
          </StaffLink>
          <EditedTemplateField template={template} editing={editing} field="name">
            <h1 className="type-title [overflow-wrap:anywhere]">{name}</h1>
          </EditedTemplateField>
          <p className="flex flex-wrap items-center gap-2">
            <Badge tone={newest ? 'done' : 'idle'}>
              {newest ? `Version ${newest.number}` : 'Not published'}
            </Badge>
            {template.isArchived && <Badge tone="over">Archived</Badge>}
          </p>
        </div>
        <div className="flex flex-wrap gap-3">
          {mayCopy && (
            <StaffLink
              href={staffPaths.newAdTemplate(area, { from: id })}
              className={buttonVariants({ variant: 'outline' })}
            >
              Copy template
            </StaffLink>
          )}
          {editing && (
            <StaffLink href={staffPaths.adTemplateEditor(area, id)} className={buttonVariants()}>
              Edit layout
            </StaffLink>
          )}
        </div>
      </div>
      <section aria-labelledby="drawings" className="grid gap-3">
        <h2 id="drawings" className="type-heading">
          {shown ? `Version ${shown.number}` : 'Draft'}
        </h2>
        <p className="text-sm text-muted-foreground">
          {shown
            ? 'This is how it was published, with sample contents.'
            : isChanged
              ? 'The draft has changes that are not published.'
              : newest
                ? `As version ${newest.number}, with sample contents.`
                : 'With sample contents.'}
        </p>
        <DrawnFormats
          template={{ id, name }}
          formats={shown?.formats ?? draft.document.formats}
          shown={shown ? { version: shown.number } : { edit: draft.version }}
        />
      </section>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-8">
          <TemplateFacts template={template} editing={editing} />
          {children}
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-8">{side}</div>
      </div>
    </div>
  )
}
