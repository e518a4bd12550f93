import type { Metadata } from 'next'
import { JsonLd } from '@/components/site/json-ld'
import { PrivacyPolicy } from '@/components/site/privacy-policy'
import { listStatedPeriods } from '@/lib/data/people/retention'
import { env } from '@/lib/env'
import { paths } from '@/lib/paths'
import { breadcrumbJsonLd } from '@/lib/seo/breadcrumbs'
import { pageMetadata } from '@/lib/seo/page-cards'

export const revalidate = 300

export const metadata: Metadata = pageMetadata(
  {
    title: 'Privacy Policy',
    description:
      'What Fieldlight stores about visitors, clients and staff, for how long, who else sees it, how AI systems may use this site, and how to have it deleted.',
    path: paths.privacyPolicy(),
  },
  'privacy',
)

const CRUMBS = [{ name: 'Home', path: paths.home() }, { name: 'Privacy Policy' }]

export default async function PrivacyPolicyPage() {
  return (
    <>
      <JsonLd data={breadcrumbJsonLd(CRUMBS, env.SITE_URL)} />
      <PrivacyPolicy contactEmail={env.CONTACT_EMAIL} periods={await listStatedPeriods()} />
    </>
  )
}
