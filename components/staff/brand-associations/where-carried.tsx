import { StaffLink } from '@/components/staff/staff-link'
import type { CarryingGroup } from '@/lib/data/owl/brand-associations/where-carried'
import { owlPaths } from '@/lib/portal/owl-paths'
import { formatCount } from '@/lib/text/format'

type Props = { brand: string; groups: CarryingGroup[]; today: string }

/** How many sites carry a brand today, by group and state. */
export function WhereCarried({ brand, groups, today }: Props) {
  const listOf = (filters: Record<string, string>) =>
    owlPaths.brandAssociationList(new URLSearchParams({ brand, on: today, ...filters }))
  const total = groups.reduce((sum, { sites }) => sum + sites, 0)
  return (
    <section aria-labelledby="where-carried" className="grid gap-3">
      <h2 id="where-carried" className="type-heading">
        Where it is carried
      </h2>
      {groups.length === 0 ? (
        <p className="text-muted-foreground">No site carries this brand today.</p>
      ) : (
        <>
          <p>
            {formatCount(total)} {total === 1 ? 'site' : 'sites'} today
          </p>
          <ul className="max-h-80 divide-y overflow-y-auto border-y">
            {groups.map(({ group, name, sites, states }) => (
              <li
                key={group}
                className="grid gap-x-6 gap-y-1 py-2 sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]"
              >
                <StaffLink
                  href={listOf({ group })}
                  className="[overflow-wrap:anywhere] underline underline-offset-4"
                >
                  {name}: {formatCount(sites)}
                </StaffLink>
                <span className="flex flex-wrap gap-x-3 text-sm leading-6">
                  {states.map(
                    ({ state, sites }) =>
                      state && (
                        <StaffLink
                          key={state}
                          href={listOf({ group, state })}
                          className="text-muted-foreground underline underline-offset-4"
                        >
                          {state} {sites}
                        </StaffLink>
                      ),
                  )}
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
      <StaffLink
        href={owlPaths.giveBrand({ brand })}
        className="justify-self-start text-sm underline underline-offset-4"
      >
        Give it to many sites
      </StaffLink>
    </section>
  )
}
