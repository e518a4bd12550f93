import type { Table } from './permissions'
import type { Sample } from './sample'

const QUOTE = `'f3000000-0000-4000-8000-000000000001'`
const VERSION = `'f3000000-0000-4000-8000-000000000002'`
const DAY = `'2030-01-01'`

/** Of the tables about quotes. */
export const QUOTE_SAMPLES = {
  'public.quotes': {
    insert: `insert into public.quotes (number, title) values ('Q-2001-9999', 'New')`,
    update: `update public.quotes set title = 'Changed'`,
    delete: `delete from public.quotes where id = ${QUOTE}`,
  },
  'public.quote_versions': {
    insert: `insert into public.quote_versions (quote_id, version, valid_until) values (${QUOTE}, 9, ${DAY})`,
    update: `update public.quote_versions set intro = 'Changed' where id = ${VERSION}`,
    delete: `delete from public.quote_versions where id = ${VERSION}`,
  },
  'public.quote_lines': {
    insert: `insert into public.quote_lines (version_id, position, kind, title) values (${VERSION}, 5, 'own', 'New')`,
    update: `update public.quote_lines set title = 'Changed' where version_id = ${VERSION}`,
    delete: `delete from public.quote_lines where version_id = ${VERSION}`,
  },
  'public.quote_templates': {
    insert: `insert into public.quote_templates (name, content) values ('New', '{}')`,
    update: `update public.quote_templates set name = 'Changed' where name = 'Sample'`,
    delete: `delete from public.quote_templates where name = 'Sample'`,
  },
  'public.quote_acceptances': {
    insert: `insert into public.quote_acceptances (quote_id, version_id, name, capacity, consent_text, totals, shown_sha256)
      values (gen_random_uuid(), ${VERSION}, 'Ada', 'Owner', 'Yes', '{}', repeat('b', 64))`,
    update: `update public.quote_acceptances set name = 'Changed'`,
    delete: `delete from public.quote_acceptances`,
  },
  'public.quote_declines': {
    insert: `insert into public.quote_declines (quote_id, version, reason) values (${QUOTE}, 2, 'price')`,
    update: `update public.quote_declines set reason = 'other'`,
    delete: `delete from public.quote_declines`,
  },
  'public.quote_comments': {
    insert: `insert into public.quote_comments (quote_id, author, body) values (${QUOTE}, 'client', 'New')`,
    update: `update public.quote_comments set body = 'Changed'`,
    delete: `delete from public.quote_comments`,
  },
  'public.quote_events': {
    insert: `insert into public.quote_events (quote_id, version, kind) values (${QUOTE}, 1, 'seen')`,
    update: `update public.quote_events set kind = 'sent'`,
    delete: `delete from public.quote_events`,
  },
  'private.quote_links': {
    insert: `insert into private.quote_links (token_hash, quote_id, version) values (sha256('b'), ${QUOTE}, 1)`,
    update: `update private.quote_links set revoked_at = now()`,
    delete: `delete from private.quote_links`,
  },
  'private.quote_counters': {
    insert: `insert into private.quote_counters values (2002, 1)`,
    update: `update private.quote_counters set last_number = 9`,
    delete: `delete from private.quote_counters`,
  },
  'private.freed_quote_numbers': {
    insert: `insert into private.freed_quote_numbers values (2001, 7)`,
    update: `update private.freed_quote_numbers set number = 9`,
    delete: `delete from private.freed_quote_numbers`,
  },
} as const satisfies Partial<Record<Table, Sample>>

export const QUOTE_ROWS = `
  insert into public.quotes (id, number, title) values (${QUOTE}, 'Q-2001-0001', 'Sample');
  insert into public.quote_versions (id, quote_id, version, valid_until) values (${VERSION}, ${QUOTE}, 1, ${DAY});
  insert into public.quote_lines (version_id, position, kind, title) values (${VERSION}, 0, 'own', 'Sample');
  insert into public.quote_templates (name, content) values ('Sample', '{}');
  insert into public.quote_acceptances (quote_id, version_id, name, capacity, consent_text, totals, shown_sha256)
    values (${QUOTE}, ${VERSION}, 'Ada', 'Owner', 'I accept.', '{}', repeat('a', 64));
  insert into public.quote_declines (quote_id, version, reason) values (${QUOTE}, 1, 'price');
  insert into public.quote_comments (quote_id, author, body) values (${QUOTE}, 'client', 'When?');
  insert into public.quote_events (quote_id, version, kind) values (${QUOTE}, 1, 'created');
  insert into private.quote_links (token_hash, quote_id, version) values (sha256('a'), ${QUOTE}, 1);
  insert into private.quote_counters values (2001, 1);
  insert into private.freed_quote_numbers values (2001, 2);
`
