import { PEOPLE } from './people'
import type { TestDatabase } from './harness'

export const ADDRESS = 'zelda.quux@example.com'
const ID = '2e1da000-0000-4000-8000-00000000000'
export const LEAD = `${ID}1`
export const CONTACT = `${ID}2`
export const REVIEW = `${ID}3`
const OPEN_QUOTE = `${ID}4`
export const ACCEPTED_QUOTE = `${ID}5`
export const COMMENT = `${ID}6`
export const NEIGHBOR = `${ID}7`

const quote = (id: string, number: string, status: string) => `
  insert into public.quotes (id, number, title, recipient_name, recipient_business, recipient_email, status, current_version)
    values ('${id}', '${number}', 'For zelda.quux@example.com', 'Zelda Quux', 'Zelda Quux Films', '${ADDRESS}', '${status}', 1);
  insert into public.quote_versions (id, quote_id, version, intro, valid_until)
    values ('${id}', '${id}', 1, 'Dear Zelda Quux', current_date);
  insert into public.quote_lines (version_id, position, kind, title) values ('${id}', 1, 'own', 'Filming');
  update public.quote_versions set document = '{"name": "Zelda Quux"}', document_sha256 = repeat('a', 64), sent_at = now()
    where id = '${id}';
  insert into public.quote_comments (quote_id, author, body) values ('${id}', 'client', 'Zelda Quux asks. zelda.quux@example.com');
  insert into public.quote_events (quote_id, version, kind) values ('${id}', 1, 'sent');`

/** Zelda Quux has left her name wherever one can. */
const ZELDA = `
  insert into public.contact_submissions
      (id, first_name, last_name, email, business_name, website, phone_number, city, message, source, next_step, campaign, estimate)
    values ('${LEAD}', 'Zelda Quux', 'Zelda Quux', 'Zelda.Quux@example.com', '${ADDRESS}', '${ADDRESS}', 'zelda.quux', 'Zelda Quux', '${ADDRESS}', '${ADDRESS}',
      '${ADDRESS}', '{"utm_source": "zelda.quux"}', '{"for": "zelda.quux"}');
  update public.contact_submissions set status = 'lost', lost_reason = 'price', lost_note = '${ADDRESS}' where id = '${LEAD}';
  insert into private.lead_changes (lead_id, changes) values ('${LEAD}', '{"next_step": [null, "zelda.quux"]}');
  insert into public.intro_calls (submission_id, starts_at, time_zone) values ('${LEAD}', date_trunc('hour', now()) + interval '40 days', 'America/Detroit');
  insert into public.videographer_applications
      (first_name, last_name, email, phone, street, city, state, zip_code, website, linkedin_url, about, gear, source, country)
    values ('Zelda Quux', 'Zelda Quux', '${ADDRESS}', 'zelda.quux', 'zelda.quux', 'zelda.quux', 'MI', 'zelda.quux', 'https://zelda.quux.example',
      'https://linkedin.com/in/zelda.quux', '${ADDRESS}', '${ADDRESS}', '${ADDRESS}', 'USA');
  insert into public.client_reviews (id, rating, description, contact_id, client_id)
    select '${REVIEW}', 5, 'Good. ${ADDRESS}', '${CONTACT}', id from public.clients limit 1;
  insert into public.review_requests (contact_id, token_hash) values ('${CONTACT}', repeat('b', 64));
  insert into public.ad_comments (id, ad_id, author_name, body)
    select '${COMMENT}', id, 'Zelda Quux', 'Write to ${ADDRESS}' from public.ads limit 1;
  insert into public.ad_comment_contacts (comment_id, email) values ('${COMMENT}', '${ADDRESS}');
  insert into public.ad_approvals (id, ad_id, author_name, static_sha256)
    select '${COMMENT}', id, 'Zelda Quux', repeat('c', 64) from public.ads order by id desc limit 1;
  insert into public.ad_approval_contacts (approval_id, email) values ('${COMMENT}', '${ADDRESS}');
  ${quote(OPEN_QUOTE, 'Q-2020-9001', 'declined')}
  insert into public.quote_declines (quote_id, version, reason, note) values ('${OPEN_QUOTE}', 1, 'price', '${ADDRESS}');
  ${quote(ACCEPTED_QUOTE, 'Q-2020-9002', 'accepted')}
  insert into public.quote_acceptances (quote_id, version_id, name, capacity, consent_text, chosen_line_ids, totals, shown_sha256)
    values ('${ACCEPTED_QUOTE}', '${ACCEPTED_QUOTE}', 'Zelda Quux', 'Zelda Quux', 'I accept', '{}', '{}', repeat('d', 64));
  insert into public.outbox_messages (kind, recipient, about_id, payload, status, last_error) values
    ('contact_received', '${ADDRESS}', '${LEAD}', '{"name": "Zelda Quux"}', 'failed', 'Refused: ${ADDRESS}'),
    ('lead_notice', 'owl@fieldlight.example', gen_random_uuid(), '{"email": "${ADDRESS}"}', 'waiting', null);
  insert into private.invitations (email, first_name, last_name, user_type, expires_at) values ('${ADDRESS}', 'Zelda Quux', 'Zelda Quux', 'owl', now());
  insert into private.contact_imports (id, file_name, headers) values ('${LEAD}', 'people.csv', '{Name}');
  insert into private.contact_import_rows (import_id, number, cells, facts, changes)
    values ('${LEAD}', 2, '{${ADDRESS}}', '{"email": "${ADDRESS}"}', '{"email": "${ADDRESS}"}');
  insert into private.contact_merges (merged_id, into_id, facts_before, facts_after, moved_rows)
    values (gen_random_uuid(), '${CONTACT}', '{"n": "zelda.quux"}', '{"n": "zelda.quux"}', '{"n": "zelda.quux"}');
  insert into public.notes (body, lead_id) values ('Called Zelda Quux', '${LEAD}');
  insert into public.notes (id, body, contact_id) values ('${NEIGHBOR}', 'Ask Zelda.Quux@Example.com, not bob-zelda.quux@example.com', (select id from public.contacts where id <> '${CONTACT}' order by id limit 1));
  insert into public.tasks (title, details, contact_id) values ('Zelda Quux', 'Zelda Quux', '${CONTACT}');
  insert into public.saved_views (owner_id, list, name, query) values ('${PEOPLE.owl}', 'leads', '${ADDRESS}', 'q=zelda.quux%40example.com&page=2');
  insert into public.jobs (kind, payload, error) values ('sweep', '{"of": "${ADDRESS}"}', '${ADDRESS}');
`

/** As the super admin, so that the history keeps it. */
const HISTORY = [
  `insert into public.contacts (id, first_name, last_name, position) values ('${CONTACT}', 'Zelda Quux', 'Zelda Quux', '${ADDRESS}')`,
  `update public.contacts set first_name = 'Zelda  Quux' where id = '${CONTACT}'`,
  `insert into public.contact_details (contact_id, email, phone, notes) values ('${CONTACT}', '${ADDRESS}', 'zelda.quux', '${ADDRESS}')
    on conflict (contact_id) do update set email = excluded.email, phone = excluded.phone, notes = excluded.notes`,
]

/** In another note and in its history, which the address alone leads to. */
const AFTERWARDS = `update public.notes set body = body || ' today' where id = '${NEIGHBOR}'`

export async function addZelda(database: TestDatabase): Promise<void> {
  const owner = database.asUser('super_admin')
  for (const statement of HISTORY) await owner.query(statement)
  await database.run(ZELDA)
  await owner.query(AFTERWARDS)
}

/** The tables that mention her, with the number of rows. The neighbor's address is another one. */
export async function traces(database: TestDatabase): Promise<Record<string, number>> {
  await database.run(`
    create temporary table trace (name text, rows integer) on commit drop;
    do $$
    declare
      found integer;
      place text;
    begin
      for place in
        select schemaname || '.' || tablename from pg_tables where schemaname in ('public', 'private', 'auth', 'storage') order by 1
      loop
        execute format(
          $sql$select count(*) from %s as r where replace(lower(r::text), 'bob-zelda.quux', '') ~ 'zelda.{0,3}quux'$sql$, place
        ) into found;
        insert into trace values (place, found);
      end loop;
    end
    $$`)
  const rows = await database.sql<{ name: string; rows: number }>('select * from trace where rows > 0')
  await database.run('drop table trace')
  return Object.fromEntries(rows.map(({ name, rows: count }) => [name, count]))
}
