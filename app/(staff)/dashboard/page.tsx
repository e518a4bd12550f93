import { redirect } from 'next/navigation'
import { landingPath } from '@/lib/portal/landing'
import { requireViewer } from '@/lib/auth/session'
import { paths } from '@/lib/paths'

export default async function Dashboard() {
  const { role } = await requireViewer(paths.dashboard())
  redirect(landingPath(role, null))
}
