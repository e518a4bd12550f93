import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { ContactScreen } from '@/components/staff/contacts/contact-screen'
import { readContactScreen } from '@/lib/data/catalogue/contact-screen'
import { requireScreen } from '@/lib/portal/require-screen'

export const metadata: Metadata = { title: 'Contact' }

export default async function ContactPage({
  params,
  searchParams,
}: PageProps<'/dashboard/admin/add-contact/[id]'>) {
  const { id } = await params
  const { viewer } = await requireScreen('admin', 'add-contact', id)
  const screen = await readContactScreen(id, await searchParams)
  if (!screen) notFound()
  return <ContactScreen area="admin" id={id} screen={screen} isSuperAdmin={viewer.role === 'super_admin'} />
}
