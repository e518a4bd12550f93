import { StaffLink } from '@/components/staff/staff-link'
import { buttonVariants } from '@/components/ui/button-variants'
import { OfficeTime } from '@/components/staff/office-time'
import { type FilledTemplate, FORMATS } from '@/lib/ads/templates/document'
import type { UploadActions } from '@/lib/ads/upload-rules'
import type { Area } from '@/lib/auth/roles'
import type { AdDetail } from '@/lib/data/ads/ad-detail'
import type { AdDrawing } from '@/lib/data/ads/templates/drawings'
import type { Action } from '@/lib/forms/form-state'
import { staffPaths, toTemplateArea } from '@/lib/portal/staff-paths'
import { FilmHere } from './film-here'
import { UpdateToNewest } from './update-to-newest'

type Change = {
  update: Action
  uploads: UploadActions
  /** Null where nothing moves. */
  film: FilledTemplate | null
}

type Props = {
  area: Area
  ad: Pick<AdDetail, 'id' | 'title' | 'group' | 'inUse'>
  drawing: AdDrawing
  /** Null when the user may not change the ad. */
  change: Change | null
}

const LINK = 'underline underline-offset-4'

/** What a template has made, and how it is made anew. */
export const MadeFrom = ({ area, ad, drawing, change }: Props) => {
  const { template, version, newest, format, fillId, drawnAt } = drawing
  return (
    <section aria-label="Template" className="grid gap-3 border-l-2 pl-4">
      <p className="[overflow-wrap:anywhere]">
        Made from template{' '}
        <StaffLink
          href={staffPaths.adTemplate(toTemplateArea(area), template.id, { version: version.number })}
          className={LINK}
        >
          {template.name}
        </StaffLink>
        , version {version.number}
        <span className="text-muted-foreground">
          {' '}
          · {FORMATS[format].label} · <OfficeTime at={drawnAt} />
          {fillId && (
            <>
              {' '}
              ·{' '}
              <StaffLink href={staffPaths.adFillRun(area, fillId)} className={LINK}>
                made with others
              </StaffLink>
            </>
          )}
        </span>
      </p>
      {change && (
        <div className="flex flex-wrap items-start gap-3">
          {newest > version.number && <UpdateToNewest action={change.update} newest={newest} />}
          <StaffLink
            href={staffPaths.adFill(area, ad.group.id, { ad: ad.id })}
            className={buttonVariants({ variant: 'outline', size: 'sm' })}
          >
            Change the texts
          </StaffLink>
        </div>
      )}
      {change?.film && (
        <FilmHere
          film={change.film}
          title={ad.title}
          hasFilm={ad.inUse.motion !== null}
          uploads={change.uploads}
        />
      )}
    </section>
  )
}
