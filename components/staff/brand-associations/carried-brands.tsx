import { StaffLink } from '@/components/staff/staff-link'
import { buttonVariants } from '@/components/ui/button-variants'
import { fieldLook } from '@/components/ui/input'
import type { SiteBrand } from '@/lib/data/owl/brand-associations/site-brands'
import { isCarriedOn } from '@/lib/owl/brand-matrix/cells'
import { BRAND_ROLE_LABELS, BRAND_ROLES } from '@/lib/owl/brand-roles'
import { owlPaths } from '@/lib/portal/owl-paths'
import { longDay, shortDay } from '@/lib/time/in-zone'

type Props = {
  site: { id: string; number: string; group: string }
  brands: SiteBrand[]
  /** The day that was asked for, and the company's today. */
  day: string
  today: string
}

/** What a site carries on a day, and what it carried before and will carry. */
export function CarriedBrands({ site, brands, day, today }: Props) {
  const carried = brands.filter((association) => isCarriedOn(association, day))
  const others = brands.filter((association) => !isCarriedOn(association, day))
  return (
    <section aria-labelledby="carried-brands" className="grid gap-3">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <h2 id="carried-brands" className="type-heading">
          {day === today ? 'Brands today' : `Brands on ${longDay(day)}`}
        </h2>
        <form
          action={`${owlPaths.site(site.id)}#carried-brands`}
          className="flex flex-wrap items-center gap-2"
        >
          <label className="flex items-center gap-2 text-sm">
            On this day
            <input
              key={day}
              type="date"
              name="on"
              required
              defaultValue={day}
              className={`${fieldLook} h-9 w-auto! text-sm!`}
            />
          </label>
          <button type="submit" className={buttonVariants({ variant: 'secondary', size: 'sm' })}>
            Show
          </button>
        </form>
      </div>
      {carried.length === 0 ? (
        <p className="text-muted-foreground">This site carries no brand on this day.</p>
      ) : (
        <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-2">
          {BRAND_ROLES.map((role) => {
            const inRole = carried.filter((association) => association.role === role)
            return (
              inRole.length > 0 && (
                <div key={role} className="col-span-2 grid grid-cols-subgrid">
                  <dt className="text-muted-foreground">{BRAND_ROLE_LABELS[role]}</dt>
                  <dd>
                    {inRole.map((association) => (
                      <BrandAndDays key={association.id} association={association} />
                    ))}
                  </dd>
                </div>
              )
            )
          })}
        </dl>
      )}
      {others.length > 0 && (
        <>
          <h3 className="font-medium">Earlier and later</h3>
          <ol className="max-h-80 divide-y overflow-y-auto border-y">
            {others.map((association) => (
              <li key={association.id} className="grid gap-x-6 py-2 sm:grid-cols-[5rem_minmax(0,1fr)_auto]">
                <span className="text-muted-foreground">{BRAND_ROLE_LABELS[association.role]}</span>
                <div>
                  <BrandAndDays association={association} />
                </div>
                {association.firstOn > day && <span className="text-sm text-muted-foreground">Planned</span>}
              </li>
            ))}
          </ol>
        </>
      )}
      <StaffLink
        href={owlPaths.brandAssociations(new URLSearchParams({ group: site.group, q: site.number }))}
        className="justify-self-start text-sm underline underline-offset-4"
      >
        Change what this site carries
      </StaffLink>
    </section>
  )
}

const BrandAndDays = ({ association: { id, brand, firstOn, lastOn } }: { association: SiteBrand }) => (
  <p className="flex flex-wrap gap-x-3 [overflow-wrap:anywhere]">
    <StaffLink href={owlPaths.brand(brand.id)} className="underline underline-offset-4">
      {brand.name}
    </StaffLink>
    <span className="text-sm leading-6 text-muted-foreground tabular-nums">
      {lastOn ? `${shortDay(firstOn)} to ${shortDay(lastOn)}` : `from ${shortDay(firstOn)}`}
    </span>
    <StaffLink
      href={owlPaths.brandAssociation(id)}
      className="text-sm leading-6 underline underline-offset-4"
    >
      Edit<span className="sr-only"> the days of {brand.name}</span>
    </StaffLink>
  </p>
)
