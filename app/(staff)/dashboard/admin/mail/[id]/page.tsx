import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { z } from 'zod'
import { MessageDetail } from '@/components/staff/mail/message-detail'
import { requireArea } from '@/lib/auth/session'
import { getMessage } from '@/lib/data/portal/mail'
import { isMailKept, toMessage } from '@/lib/mail/messages'
import { mailSubjectPath } from '@/lib/portal/mail-list'
import { staffPaths } from '@/lib/portal/staff-paths'
import { sendAgain } from './actions'

export const metadata: Metadata = { title: 'Message' }

export default async function MessagePage({ params }: PageProps<'/dashboard/admin/mail/[id]'>) {
  const { id } = await params
  await requireArea('admin', staffPaths.message(id))
  const stored = z.uuid().safeParse(id).success ? await getMessage(id) : null
  if (!stored) notFound()
  return (
    <MessageDetail
      message={toMessage(stored)}
      isKept={isMailKept()}
      aboutHref={mailSubjectPath(stored.kind, stored.about_id)}
      sendAgain={sendAgain.bind(null, id)}
    />
  )
}
