import { openDatabase } from './harness'
import { openInboxDesk } from './inbox-desk'
import { PEOPLE } from './people'
import { rowsReadBeyond } from './rows-read'

const database = openDatabase({ isShared: false })
const { inboxOf, count } = openInboxDesk(database)

/** 50,000 rows, a tenth of them unread, of six people. */
const FILL = `
  insert into public.notifications (profile_id, kind, about_kind, about_id, latest_at, read_at)
  select (array['${Object.values(PEOPLE).join("', '")}'])[1 + n % 6]::uuid, 'ad_comment', 'ad', gen_random_uuid(),
    now() - n * interval '2 minutes', case when n % 10 > 0 then now() end
  from generate_series(1, 50000) as n;
  analyze public.notifications`

it('counts and lists without reading what it does not show', async () => {
  await database.run(FILL)
  const owl = database.asUser('owl')
  expect(await rowsReadBeyond(database, { notifications: 100 }, () => count(owl))).toEqual([])
  // 51 of the page, and up to 100 unread ones.
  const most = { notifications: 203 }
  expect(await rowsReadBeyond(database, most, () => inboxOf(owl))).toEqual([])
})
