import type { Metadata } from 'next'
import { ScreenHeading } from '@/components/staff/headings'
import { NewRedirectForm } from '@/components/staff/redirects/new-redirect-form'
import { requireArea } from '@/lib/auth/session'
import { readText } from '@/lib/list/query'
import { getScreen, screenHref } from '@/lib/portal/screens'
import { addRedirect } from './actions'

const screen = getScreen('admin', 'redirects/new')

export const metadata: Metadata = { title: screen.title }

export default async function NewRedirectPage({ searchParams }: PageProps<'/dashboard/admin/redirects/new'>) {
  await requireArea('admin', screenHref(screen))
  const from = readText((await searchParams).from)
  return (
    <div className="grid max-w-2xl gap-8">
      <ScreenHeading title={screen.title} description={screen.description} />
      <NewRedirectForm action={addRedirect} from={from} />
    </div>
  )
}
