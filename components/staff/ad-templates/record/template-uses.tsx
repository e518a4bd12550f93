import { StaffLink } from '@/components/staff/staff-link'
import { staffPaths, type TemplateArea } from '@/lib/portal/staff-paths'
import { formatCount } from '@/lib/text/format'

type Props = {
  area: TemplateArea
  templateId: string
  /** The newest ones. */
  ads: { id: string; title: string; groupId: string; group: string }[]
  total: number
}

export const TemplateUses = ({ area, templateId, ads, total }: Props) => (
  <section aria-labelledby="uses" className="grid gap-2">
    <div className="flex flex-wrap items-center justify-between gap-3">
      <h2 id="uses" className="type-heading">
        Ads made from it{' '}
        <span className="font-normal text-muted-foreground tabular-nums">{formatCount(total)}</span>
      </h2>
      {total > 0 && (
        <StaffLink
          href={staffPaths.adLibrary(area, new URLSearchParams({ template: templateId }))}
          className="text-sm underline underline-offset-4"
        >
          All in the ad library
        </StaffLink>
      )}
    </div>
    {ads.length > 0 ? (
      <ul className="divide-y border-y">
        {ads.map(({ id, title, group, groupId }) => (
          <li key={id} className="flex flex-wrap items-baseline justify-between gap-x-4 py-2">
            <StaffLink
              href={staffPaths.ad(area, id)}
              className="[overflow-wrap:anywhere] underline underline-offset-4"
            >
              {title}
            </StaffLink>
            <StaffLink
              href={staffPaths.adGroup(area, groupId)}
              className="text-sm [overflow-wrap:anywhere] text-muted-foreground underline-offset-4 hover:underline"
            >
              {group}
            </StaffLink>
          </li>
        ))}
      </ul>
    ) : (
      <p className="text-muted-foreground">
        No ad is made from it yet. Open an ad group and choose ‘Make ads from a template’.
      </p>
    )}
  </section>
)
