import type { TestDatabase } from './harness'
import { PEOPLE } from './people'

const id = (end: string) => `fa000000-0000-4000-8000-0000000000${end}`

export const LEAD_ID = id('01')

export const ids = {
  group: id('02'),
  parentGroup: id('03'),
  product: id('04'),
  task: id('05'),
  designTask: id('06'),
  call: id('07'),
  deal: id('08'),
  article: id('09'),
  quote: id('0a'),
  client: 'c0000000-0000-4000-8000-000000000002',
} as const

/** One entry of each kind in June 2031, far from the seeds; of tasks one for the owl and one for the designer. */
export async function fillCalendar(database: TestDatabase): Promise<void> {
  await database.deleteLeads()
  await database.run(`
    insert into public.contact_submissions (id, first_name, last_name, email, business_name, message, owner_id)
      values ('${LEAD_ID}', 'Ada', 'Byron', 'ada@example.com', 'Analytical Engines', 'A film about looms.', '${PEOPLE.owl}');
    insert into public.parent_groups (id, name) values ('${ids.parentGroup}', 'Group of the calendar');
    insert into public.products (id, name) values ('${ids.product}', 'Product of the calendar');
    insert into public.ad_groups (id, name, parent_group_id, product_id, due_date)
      values ('${ids.group}', 'Summer ads', '${ids.parentGroup}', '${ids.product}', '2031-06-10');
    insert into public.ad_group_assignments (ad_group_id, profile_id)
      values ('${ids.group}', '${PEOPLE.graphic_designer}');
    insert into public.tasks (id, title, lead_id, assignee_id, due_on)
      values ('${ids.task}', 'Call Ada', '${LEAD_ID}', '${PEOPLE.owl}', '2031-06-10');
    insert into public.tasks (id, title, client_id, assignee_id, due_on)
      values ('${ids.designTask}', 'Draw', '${ids.client}', '${PEOPLE.graphic_designer}', '2031-06-11');
    insert into public.intro_calls (id, submission_id, starts_at, time_zone)
      values ('${ids.call}', '${LEAD_ID}', '2031-06-10 14:00Z', 'America/Detroit');
    insert into public.deals (id, parent_group_id, title, offer_kind, offer_cents, first_on, last_on)
      values ('${ids.deal}', '${ids.parentGroup}', 'Two weeks', 'price', 500, '2031-06-06', '2031-06-19');
    insert into public.seo_blog_posts (id, title, slug, blog_post, status, publish_at)
      values ('${ids.article}', 'On looms', 'on-looms-of-june', 'Looms.', 'scheduled', '2031-06-12 13:00Z');
    insert into public.quotes (id, number, title, status, owner_id)
      values ('${ids.quote}', 'Q-2031-0001', 'A film', 'sent', '${PEOPLE.owl}');
    insert into public.quote_versions
      (quote_id, version, valid_until, subtotal_cents, total_cents, sent_at, document, document_sha256)
      values ('${ids.quote}', 1, '2031-06-13', 100, 100, now(), '{}', repeat('a', 64));
    delete from private.calendar_cancellations;
    delete from private.calendar_changes;
  `)
}
