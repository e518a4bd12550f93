import { SidebarSection } from '@/components/staff/headings'
import { StaffLink } from '@/components/staff/staff-link'
import { buttonVariants } from '@/components/ui/button-variants'
import type { SimilarContact } from '@/lib/data/catalogue/similar-contacts'
import { staffPaths, type ContactArea } from '@/lib/portal/staff-paths'

type Props = { area: ContactArea; id: string; similar: SimilarContact[]; canMerge: boolean }

/** Others that may be the same person. Nothing without any. */
export function SimilarContacts({ area, id, similar, canMerge }: Props) {
  if (similar.length === 0) return null
  return (
    <SidebarSection id="similar" title="The same person?">
      <ul className="divide-y border-y">
        {similar.map((other) => (
          <li key={other.id} className="grid justify-items-start gap-1 py-2 [overflow-wrap:anywhere]">
            <StaffLink href={staffPaths.contact(area, other.id)} className="underline underline-offset-4">
              {other.name}
            </StaffLink>
            <span className="text-sm text-muted-foreground">
              {other.hasSameEmail ? 'The same email' : 'The same name'}
              {other.client && `, ${other.client}`}
              {other.group && `, ${other.group}`}
            </span>
            {canMerge && (
              <StaffLink
                href={`${staffPaths.contact(area, id, { merge: other.id })}#merge`}
                className={buttonVariants({ variant: 'outline', size: 'sm' })}
              >
                Merge<span className="sr-only"> into {other.name}</span>
              </StaffLink>
            )}
          </li>
        ))}
      </ul>
      {!canMerge && <p className="text-sm text-muted-foreground">A super admin can merge them.</p>}
    </SidebarSection>
  )
}
