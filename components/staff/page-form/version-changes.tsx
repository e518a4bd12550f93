import { RecordCrumb } from '@/components/staff/shell/record-crumb'
import { StaffLink } from '@/components/staff/staff-link'
import { diffWords } from '@/lib/text/word-diff'
import { Diff } from './diff'

type Props = {
  /** The page that the versions are of. */
  page: { href: string; title: string }
  from: number
  to: number
  restoreHref: string
  /** The fields that changed. */
  changes: { label: string; before: string; after: string }[]
}

/** What changed from one version to another. */
export const VersionChanges = ({ page, from, to, restoreHref, changes }: Props) => (
  <div className="grid max-w-4xl grid-cols-[minmax(0,1fr)] gap-8">
    <div className="grid gap-3">
      <RecordCrumb title={page.title} href={page.href} />
      <h1 className="type-title [overflow-wrap:anywhere]">
        From version {from} to {to}
      </h1>
      <p className="[overflow-wrap:anywhere] text-muted-foreground">{page.title}</p>
      <StaffLink href={restoreHref} className="justify-self-start text-sm underline underline-offset-4">
        Restore version {from} as a draft
      </StaffLink>
    </div>
    {changes.length === 0 && <p className="text-muted-foreground">These versions say the same.</p>}
    {changes.map(({ label, before, after }) => (
      <section key={label} aria-label={label} className="grid gap-2">
        <h2 className="type-heading">{label}</h2>
        <Diff parts={diffWords(before, after)} />
      </section>
    ))}
  </div>
)
