import { Check } from 'lucide-react'
import { StaffLink } from '@/components/staff/staff-link'
import type { FirstStep } from '@/lib/owl/home'
import { paths } from '@/lib/paths'
import { owlPaths } from '@/lib/portal/owl-paths'

type Text = { title: string; why: string; links: readonly { href: string; label: string }[] }

const TEXTS: Record<FirstStep['name'], Text> = {
  groups: {
    title: 'Add a site group',
    why: 'The company that owns the sites.',
    links: [
      { href: owlPaths.newSiteGroup(), label: 'New site group' },
      { href: owlPaths.imports('site-groups'), label: 'Import site groups' },
    ],
  },
  sites: {
    title: 'Add its sites',
    why: 'Each filling station or shop, with its address.',
    links: [
      { href: owlPaths.newSite(), label: 'New site' },
      { href: owlPaths.imports('sites'), label: 'Import sites' },
    ],
  },
  brands: {
    title: 'Say which brands the sites carry',
    why: 'Deals and ads can then follow the brand.',
    links: [{ href: paths.screen('owl', 'brand-associations'), label: 'Brand associations' }],
  },
  contacts: {
    title: 'Add the people to call',
    why: 'Contacts of the group or of single sites.',
    links: [{ href: paths.screen('owl', 'contacts/new'), label: 'New contact' }],
  },
  deals: {
    title: 'Plan a deal',
    why: 'An offer with its days and its places.',
    links: [{ href: owlPaths.newDeal(), label: 'New deal' }],
  },
}

/** A list that fills by itself, and goes when everything in it is done. */
export const FirstSteps = ({ steps }: { steps: readonly FirstStep[] }) => (
  <section aria-labelledby="first-steps" className="rounded-md border bg-card">
    <div className="border-b px-4 py-3">
      <h2 id="first-steps" className="type-heading">
        First steps
        <span className="ml-2 font-normal text-muted-foreground tabular-nums">
          {steps.filter(({ isDone }) => isDone).length} of {steps.length}
        </span>
      </h2>
    </div>
    <ol className="divide-y">
      {steps.map((step, index) => (
        <Step key={step.name} {...step} place={index + 1} />
      ))}
    </ol>
  </section>
)

function Step({ name, isDone, isPossible, place }: FirstStep & { place: number }) {
  const { title, why, links } = TEXTS[name]
  return (
    <li className="flex gap-4 px-4 py-3">
      <span
        aria-hidden
        className={`grid size-7 shrink-0 place-items-center rounded-full border tabular-nums ${
          isDone ? 'border-primary bg-primary text-primary-foreground' : ''
        }`}
      >
        {isDone ? <Check className="size-4" /> : place}
      </span>
      <div className="flex min-w-0 grow flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <div className="grid gap-0.5">
          <p className={isDone ? 'text-muted-foreground' : 'font-medium'}>
            {title}
            {isDone && <span className="sr-only"> (done)</span>}
          </p>
          {!isDone && <p className="text-sm text-muted-foreground">{why}</p>}
        </div>
        {!isDone && isPossible && (
          <p className="flex flex-wrap gap-x-4 gap-y-1">
            {links.map(({ href, label }) => (
              <StaffLink key={href} href={href} className="underline underline-offset-4">
                {label}
              </StaffLink>
            ))}
          </p>
        )}
      </div>
    </li>
  )
}
