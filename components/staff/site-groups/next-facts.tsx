import { StaffLink } from '@/components/staff/staff-link'
import type { NextFact } from '@/lib/owl/site-group-screen'
import { owlPaths } from '@/lib/portal/owl-paths'
import { staffPaths } from '@/lib/portal/staff-paths'

type Props = { group: { id: string; name: string }; facts: NextFact[]; isProspect: boolean }

const LABELS: Record<NextFact, string> = {
  owner: 'Set an owner',
  contacts: 'Add a contact',
  legalName: 'Find out the legal name',
  billingAddress: 'Ask for the billing address',
  sites: 'Add its first site',
  brands: 'Say which brands its sites carry',
  deals: 'Plan a deal',
}

const hrefOf = (fact: NextFact, group: string): string | null => {
  switch (fact) {
    case 'contacts':
      return staffPaths.newContact('owl', { group })
    case 'sites':
      return owlPaths.newSite({ group })
    case 'deals':
      return owlPaths.newDeal()
    case 'owner':
    case 'legalName':
    case 'billingAddress':
    case 'brands':
      return null
  }
}

/** What is known last of a group that begins. Nothing for a complete one. */
export function NextFacts({ group, facts, isProspect }: Props) {
  if (facts.length === 0) return null
  return (
    <section aria-labelledby="missing" className="grid gap-2 rounded-md border bg-card p-4">
      <h2 id="missing" className="type-heading">
        {isProspect ? 'Next for this prospect' : 'Still missing'}
      </h2>
      <ul className="grid list-disc gap-1 pl-5 marker:text-muted-foreground">
        {facts.map((fact) => {
          const href = hrefOf(fact, group.id)
          return (
            <li key={fact}>
              {href ? (
                <StaffLink href={href} className="underline underline-offset-4">
                  {LABELS[fact]}
                </StaffLink>
              ) : (
                LABELS[fact]
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
