import type { Metadata } from 'next'
import { WebsiteHome } from '@/components/staff/website/website-home'
import { requireArea } from '@/lib/auth/session'
import { getWebsiteOverview } from '@/lib/data/website/overview'
import { getScreen, screenHref } from '@/lib/portal/screens'

const screen = getScreen('super-admin', 'website')

export const metadata: Metadata = { title: screen.title }

export default async function WebsitePage() {
  await requireArea('super-admin', screenHref(screen))
  return (
    <WebsiteHome
      title={screen.title}
      description={screen.description}
      overview={await getWebsiteOverview()}
    />
  )
}
