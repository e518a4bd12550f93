import type { Table } from './permissions'
import type { Sample } from './sample'

const CLIENT = `'c0000000-0000-4000-8000-000000000002'`

/** Of the tables about leads, and the work with them. */
export const LEAD_SAMPLES = {
  'public.contact_submissions': {
    insert: `insert into public.contact_submissions (first_name, last_name, email, business_name, message) values ('A', 'B', 'a@b.example', 'C', 'D')`,
    update: `update public.contact_submissions set status = 'contacted'`,
    delete: `delete from public.contact_submissions`,
  },
  'public.outbox_messages': {
    insert: `insert into public.outbox_messages (kind, about_id, payload) values ('contact_notice', gen_random_uuid(), '{}')`,
    update: `update public.outbox_messages set status = 'waiting'`,
    delete: `delete from public.outbox_messages`,
  },
  'public.intro_calls': {
    insert: `insert into public.intro_calls (submission_id, starts_at, time_zone) values ('f0000000-0000-4000-8000-000000000001', '2030-01-07 15:00Z', 'UTC')`,
    update: `update public.intro_calls set status = 'canceled' where starts_at = '2030-01-07 14:00Z'`,
    delete: `delete from public.intro_calls`,
  },
  'public.company_hours': {
    insert: `insert into public.company_hours values (6, '10:00', '12:00')`,
    update: `update public.company_hours set closes = '16:00' where weekday = 5`,
    delete: `delete from public.company_hours where weekday = 1`,
  },
  'public.company_closed_days': {
    insert: `insert into public.company_closed_days (day) values ('2030-12-25')`,
    update: `update public.company_closed_days set reason = 'New Year' where day = '2030-01-01'`,
    delete: `delete from public.company_closed_days where day = '2030-01-01'`,
  },
  'public.tasks': {
    insert: `insert into public.tasks (title, client_id) values ('Call', ${CLIENT})`,
    update: `update public.tasks set title = 'Write'`,
    delete: `delete from public.tasks where created_by is null`,
    reach: { own: 'assignee_id = $1', other: 'lead_id is null' },
  },
  'public.notes': {
    insert: `insert into public.notes (body, client_id) values ('They like blue.', ${CLIENT})`,
    update: `update public.notes set body = 'They like green.'`,
    delete: `delete from public.notes where author_id is null`,
    reach: { own: 'author_id = $1', other: 'lead_id is null' },
  },
  'private.lead_changes': {
    insert: `insert into private.lead_changes (lead_id, changes) values ('f0000000-0000-4000-8000-000000000001', '{}')`,
    update: `update private.lead_changes set changes = '{}'`,
    delete: `delete from private.lead_changes`,
  },
  'private.task_reminders': {
    insert: `insert into private.task_reminders (profile_id, day) select id, '2030-01-02' from public.profiles limit 1`,
    update: `update private.task_reminders set sent_at = now()`,
    delete: `delete from private.task_reminders`,
  },
  'private.calendar_addresses': {
    insert: `insert into private.calendar_addresses (profile_id, token_hash) select id, sha256('new') from public.profiles order by id desc limit 1`,
    update: `update private.calendar_addresses set read_at = now()`,
    delete: `delete from private.calendar_addresses`,
  },
  'private.calendar_changes': {
    insert: `insert into private.calendar_changes (kind, record_id, sequence) values ('task', gen_random_uuid(), 1)`,
    update: `update private.calendar_changes set sequence = 9`,
    delete: `delete from private.calendar_changes`,
  },
  'private.calendar_cancellations': {
    insert: `insert into private.calendar_cancellations (kind, record_id, first_on, last_on, sequence)
      values ('deal', gen_random_uuid(), '2030-01-01', '2030-01-01', 1)`,
    update: `update private.calendar_cancellations set sequence = 9`,
    delete: `delete from private.calendar_cancellations`,
  },
} as const satisfies Partial<Record<Table, Sample>>

export const LEAD_ROWS = `
  insert into public.contact_submissions (first_name, last_name, email, business_name, message)
    values ('Ada', 'Byron', 'ada@example.com', 'Analytical Engines', 'A film about looms.');
  insert into public.outbox_messages (kind, about_id, payload, status)
    values ('contact_notice', gen_random_uuid(), '{}', 'failed');
  insert into public.contact_submissions (id, first_name, last_name, email, business_name, message)
    values ('f0000000-0000-4000-8000-000000000001', 'Nora', 'Whitcomb', 'nora@example.com', 'Whitcomb Orchards', 'The harvest.');
  insert into public.intro_calls (submission_id, starts_at, time_zone)
    values ('f0000000-0000-4000-8000-000000000001', '2030-01-07 14:00Z', 'America/Detroit');
  insert into private.lead_changes (lead_id, changes) values ('f0000000-0000-4000-8000-000000000001', '{}');
  insert into public.tasks (title, client_id, assignee_id)
    select 'Call', ${CLIENT}, id from public.profiles where user_type is not null;
  insert into public.notes (body, client_id, author_id)
    select 'They like red.', ${CLIENT}, id from public.profiles;
  insert into public.notes (body, client_id) values ('They like green.', ${CLIENT});
  insert into public.company_closed_days (day, reason) values ('2030-01-01', 'Holiday');
  insert into private.task_reminders (profile_id, day) select id, '2030-01-01' from public.profiles;
  insert into private.calendar_addresses (profile_id, token_hash) select id, sha256('known') from public.profiles order by id limit 1;
  insert into private.calendar_changes (kind, record_id, sequence) values ('deal', 'f0000000-0000-4000-8000-000000000001', 1);
  insert into private.calendar_cancellations (kind, record_id, first_on, last_on, sequence)
    values ('deal', 'f0000000-0000-4000-8000-000000000001', '2030-01-01', '2030-01-01', 1);
`
