import { Container } from '@/components/ui/container'
import { privacyPolicy, privacyUpdated, type StatedPeriod } from '@/lib/content/privacy'
import { longDay } from '@/lib/time/in-zone'
import { TableOfContents } from './table-of-contents'
import { renderMarkdown } from './markdown'

type Props = { contactEmail: string; periods: StatedPeriod[] }

export async function PrivacyPolicy({ contactEmail, periods }: Props) {
  const { content, headings } = await renderMarkdown(privacyPolicy(contactEmail, periods))
  const updated = privacyUpdated(periods)
  return (
    <Container className="pt-28 pb-20 nav:pt-40 nav:pb-28">
      <h1 className="type-display">Privacy Policy</h1>
      <p className="mt-6 text-muted-foreground">
        Last updated <time dateTime={updated}>{longDay(updated)}</time>
      </p>
      <div className="mt-12 grid gap-x-16 gap-y-10 home:grid-cols-[15rem_minmax(0,1fr)]">
        <TableOfContents title="On this page" headings={headings.filter(({ level }) => level === 2)} />
        {content}
      </div>
    </Container>
  )
}
