import type { ReactNode } from 'react'
import { SidebarSection } from '@/components/staff/headings'
import { FactList } from '@/components/staff/record/fact-list'
import { StaffLink } from '@/components/staff/staff-link'
import type { StoredOrigin } from '@/lib/data/leads/lead-origin'
import { staffPaths, type LeadArea } from '@/lib/portal/staff-paths'
import type { Estimate } from '@/lib/quotes/estimate'
import { formatCents } from '@/lib/quotes/money'

/** Where a lead's visit began, and the estimate that its sender saw. */
export function LeadSource({ area, origin }: { area: LeadArea; origin: StoredOrigin }) {
  const { landingPath, referrerHost, campaign, estimate } = origin
  const facts: [string, ReactNode][] = [
    [
      'First page',
      landingPath && (
        <a key="page" href={landingPath} className="underline underline-offset-4">
          {landingPath === '/' ? 'Home page' : landingPath}
        </a>
      ),
    ],
    // Not a link: browsers send it, so it could name anything.
    ['Referring site', referrerHost],
    ['Campaign', campaign],
  ]
  const isKnown = facts.some(([, fact]) => fact)
  return (
    <>
      {estimate && <EstimateSection estimate={estimate} />}
      <SidebarSection id="lead-source" title="Where the visit began">
        {isKnown ? (
          <FactList facts={facts} />
        ) : (
          <p className="text-sm text-muted-foreground">
            The browser did not tell. Some block it, and forms without JavaScript leave it out.
          </p>
        )}
        <StaffLink href={staffPaths.leadSources(area)} className="text-sm underline underline-offset-4">
          All lead sources
        </StaffLink>
      </SidebarSection>
    </>
  )
}

function EstimateSection({ estimate: { lines, travel, lowCents, highCents } }: { estimate: Estimate }) {
  return (
    <SidebarSection id="lead-estimate" title="Estimate they saw">
      <p className="font-medium tabular-nums">
        {formatCents(lowCents)} to {formatCents(highCents)}
      </p>
      <ul className="grid gap-1.5 text-sm">
        {lines.map(({ title, quantity, unitPriceCents }) => (
          <li key={title} className="flex justify-between gap-4">
            <span>{quantity > 1 ? `${title} × ${quantity}` : title}</span>
            <span className="tabular-nums">{formatCents(quantity * unitPriceCents)}</span>
          </li>
        ))}
      </ul>
      <p className="text-sm text-muted-foreground">
        {travel
          ? `${travel.label} is ${travel.miles} miles from ${travel.from}. Without sales tax.`
          : 'Without sales tax.'}
      </p>
    </SidebarSection>
  )
}
