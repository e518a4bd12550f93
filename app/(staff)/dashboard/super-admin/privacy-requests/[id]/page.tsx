import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { z } from 'zod'
import { PrivacyRequest } from '@/components/staff/privacy/privacy-request'
import { requireArea } from '@/lib/auth/session'
import { getPrivacyRequest } from '@/lib/data/people/privacy-requests'
import { staffPaths } from '@/lib/portal/staff-paths'
import { erase } from './actions'

export const metadata: Metadata = { title: 'Privacy request' }

export default async function PrivacyRequestPage({
  params,
}: PageProps<'/dashboard/super-admin/privacy-requests/[id]'>) {
  const { id } = await params
  await requireArea('super-admin', staffPaths.privacyRequest(id))
  const request = z.uuid().safeParse(id).success ? await getPrivacyRequest(id) : null
  if (!request) notFound()
  return <PrivacyRequest request={request} erase={erase.bind(null, id)} />
}
