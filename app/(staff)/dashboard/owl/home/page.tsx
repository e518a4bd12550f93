import type { Metadata } from 'next'
import { OwlHome } from '@/components/staff/home/owl-home'
import { requireArea } from '@/lib/auth/session'
import { getOwlHome } from '@/lib/data/owl/home'
import { paths } from '@/lib/paths'

export const metadata: Metadata = { title: 'Owl Dashboard' }

export default async function OwlHomePage() {
  const viewer = await requireArea('owl', paths.roleHome('owl'))
  return <OwlHome role={viewer.role} home={await getOwlHome()} now={new Date().toISOString()} />
}
