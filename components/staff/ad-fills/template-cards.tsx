import Image from 'next/image'
import { StaffLink } from '@/components/staff/staff-link'
import { FORMATS } from '@/lib/ads/templates/document'
import type { TemplateOption } from '@/lib/data/ads/templates/templates'
import { staffPaths } from '@/lib/portal/staff-paths'

/** The choice above has all of them. */
const SHOWN = 24

type Props = { templates: readonly TemplateOption[]; hrefOf: (template: string) => string }

/** Templates to choose by their look, in their first format. */
export const TemplateCards = ({ templates, hrefOf }: Props) => (
  <ul aria-label="Templates" className="grid gap-5 sm:grid-cols-2 xl:grid-cols-3">
    {templates.slice(0, SHOWN).map(({ id, name, formats: [first = 'preview'], version }) => (
      <li key={id} className="group relative grid content-start gap-2">
        <div className="grid aspect-[1000/550] place-items-center overflow-hidden rounded-md border bg-muted group-hover:border-foreground">
          <Image
            unoptimized
            src={staffPaths.adTemplateDrawing(id, first, { version })}
            alt=""
            width={FORMATS[first].width}
            height={FORMATS[first].height}
            className="size-full object-contain"
          />
        </div>
        <StaffLink href={hrefOf(id)} className="font-medium after:absolute after:inset-0">
          {name}
        </StaffLink>
      </li>
    ))}
  </ul>
)
