import type { Metadata } from 'next'
import { ScreenHeading } from '@/components/staff/headings'
import { RedirectImport } from '@/components/staff/redirects/redirect-import'
import { StaffLink } from '@/components/staff/staff-link'
import { requireArea } from '@/lib/auth/session'
import { getScreen, screenHref } from '@/lib/portal/screens'
import { staffPaths } from '@/lib/portal/staff-paths'
import { checkImport, runImport } from './actions'

const screen = getScreen('admin', 'redirects/import')

export const metadata: Metadata = { title: screen.title }

export default async function RedirectImportPage() {
  await requireArea('admin', screenHref(screen))
  return (
    <div className="grid max-w-4xl grid-cols-[minmax(0,1fr)] gap-8">
      <div className="grid gap-3">
        <StaffLink
          href={staffPaths.redirects()}
          className="justify-self-start text-sm underline underline-offset-4"
        >
          All redirects
        </StaffLink>
        <ScreenHeading title={screen.title} description={screen.description} />
      </div>
      <RedirectImport check={checkImport} run={runImport} />
    </div>
  )
}
