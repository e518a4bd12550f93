import { MAIL_TEXTS } from '@/components/staff/mail/mail-columns'
import { requireArea } from '@/lib/auth/session'
import { exportMail, type StoredMessage } from '@/lib/data/portal/mail'
import { exportList } from '@/lib/list/csv'
import { type Message, toMessage } from '@/lib/mail/messages'
import { MAIL_LIST } from '@/lib/portal/mail-list'
import { staffPaths } from '@/lib/portal/staff-paths'

async function* compose(batches: AsyncIterable<StoredMessage[]>): AsyncGenerator<Message[]> {
  for await (const rows of batches) yield rows.map(toMessage)
}

export async function GET(request: Request) {
  await requireArea('admin', staffPaths.mail())
  return exportList(MAIL_LIST, request, {
    read: async (query) => compose(await exportMail(query)),
    values: MAIL_TEXTS,
  })
}
