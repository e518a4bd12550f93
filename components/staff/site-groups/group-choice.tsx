import { StaffLink } from '@/components/staff/staff-link'
import { owlPaths } from '@/lib/portal/owl-paths'

type Props = {
  groups: { id: string; name: string }[]
  /** The screen of one group. */
  hrefOf: (id: string) => string
}

/** In place of a screen that shows one group at a time. */
export const GroupChoice = ({ groups, hrefOf }: Props) =>
  groups.length === 0 ? (
    <p role="status" className="rounded-md border bg-card px-4 py-10 text-center text-muted-foreground">
      There are no site groups yet.{' '}
      <StaffLink href={owlPaths.newSiteGroup()} className="underline underline-offset-4">
        Add a site group
      </StaffLink>
    </p>
  ) : (
    <section aria-labelledby="groups" className="grid gap-3">
      <h2 id="groups" className="type-heading">
        Choose a site group
      </h2>
      <ul className="grid gap-x-6 sm:grid-cols-2 lg:grid-cols-3">
        {groups.map(({ id, name }) => (
          <li key={id}>
            <StaffLink
              href={hrefOf(id)}
              className="block py-2 [overflow-wrap:anywhere] underline underline-offset-4"
            >
              {name}
            </StaffLink>
          </li>
        ))}
      </ul>
    </section>
  )
