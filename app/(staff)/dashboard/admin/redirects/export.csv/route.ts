import { requireArea } from '@/lib/auth/session'
import { exportRedirects, type RedirectRow } from '@/lib/data/website/redirect-list'
import { exportList } from '@/lib/list/csv'
import { staffPaths } from '@/lib/portal/staff-paths'
import { REDIRECT_KIND_LABELS, REDIRECT_LIST, type RedirectColumn } from '@/lib/seo/redirect-list'

const VALUES: Record<RedirectColumn, (redirect: RedirectRow) => string> = {
  path: ({ path }) => path,
  target: ({ target }) => target ?? '',
  kind: ({ kind }) => REDIRECT_KIND_LABELS[kind],
  hits: ({ hits }) => String(hits),
  created: ({ createdAt }) => createdAt,
}

export async function GET(request: Request) {
  await requireArea('admin', staffPaths.redirects())
  return exportList(REDIRECT_LIST, request, { read: exportRedirects, values: VALUES })
}
