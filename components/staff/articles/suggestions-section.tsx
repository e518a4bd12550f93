import { SidebarSection } from '@/components/staff/headings'
import { StaffLink } from '@/components/staff/staff-link'
import { paths } from '@/lib/paths'
import { staffPaths } from '@/lib/portal/staff-paths'

type Linked = { id: string; slug: string; title: string }

type Props = {
  /** That visitors find beside this article. */
  suggested: readonly Linked[]
  /** That suggest this one. */
  suggestedBy: readonly Linked[]
  isVisible: boolean
}

/** Where readers come from, and where they go on. */
export const SuggestionsSection = ({ suggested, suggestedBy, isVisible }: Props) => (
  <SidebarSection id="suggestions" title="Suggestions">
    <List title="It suggests" articles={suggested} none="It suggests nothing: there is no other article." />
    {isVisible ? (
      <List title="Suggested by" articles={suggestedBy} none="No article suggests it." />
    ) : (
      <p className="text-sm text-muted-foreground">Nothing suggests it until it is published and in lists.</p>
    )}
  </SidebarSection>
)

function List({ title, articles, none }: { title: string; articles: readonly Linked[]; none: string }) {
  if (articles.length === 0) return <p className="text-sm text-muted-foreground">{none}</p>
  return (
    <details className="text-sm" open={articles.length <= 5}>
      <summary className="cursor-pointer py-1">
        {title} <span className="text-muted-foreground tabular-nums">{articles.length}</span>
      </summary>
      <ul className="divide-y border-y">
        {articles.map(({ id, slug, title: name }) => (
          <li key={id} className="grid py-1.5 [overflow-wrap:anywhere]">
            <StaffLink href={staffPaths.article(id)} className="underline underline-offset-4">
              {name}
            </StaffLink>
            <span className="text-muted-foreground">{paths.post(slug)}</span>
          </li>
        ))}
      </ul>
    </details>
  )
}
