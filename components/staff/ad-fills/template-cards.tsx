import { TemplateThumbnail } from '@/components/staff/ad-templates/list/template-columns'
import { StaffLink } from '@/components/staff/staff-link'
import type { TemplateOption } from '@/lib/data/ads/templates/templates'

/** The choice above has all of them. */
const SHOWN = 24

type Props = { templates: readonly TemplateOption[]; hrefOf: (template: string) => string }

/** Templates to choose by their look, in their first format. */
export const TemplateCards = ({ templates, hrefOf }: Props) => (
  <ul aria-label="Templates" className="grid gap-5 sm:grid-cols-2 xl:grid-cols-3">
    {templates.slice(0, SHOWN).map((template) => (
      <li key={template.id} className="group relative grid content-start gap-2">
        <div className="grid aspect-[1000/550] place-items-center overflow-hidden rounded-md border bg-muted group-hover:border-foreground">
          <TemplateThumbnail template={template} className="size-full object-contain" />
        </div>
        <StaffLink href={hrefOf(template.id)} className="font-medium after:absolute after:inset-0">
          {template.name}
        </StaffLink>
      </li>
    ))}
  </ul>
)
