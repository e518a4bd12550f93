import { PEOPLE } from '../../supabase/tests/people.ts'

/** An account, an invitation, a message, a camera or lens, a job, and a stored file for each row. The accounts have no role: no form offers them. */
export const insertCompanyRows = `
  insert into auth.users (id, aud, role, email, raw_app_meta_data, raw_user_meta_data, created_at, updated_at, last_sign_in_at)
  select md5('user ' || n)::uuid, 'authenticated', 'authenticated', 'staff-' || n || '@example.com', '{}', '{}',
    timestamptz '2024-01-01' + n * interval '10 minutes', now(),
    case when n % 3 > 0 then timestamptz '2026-01-01' + n * 7 % 9973 * interval '30 minutes' end
  from number;
  insert into public.profiles (id, email, first_name, last_name, active, created_at)
  select md5('user ' || n)::uuid, 'staff-' || n || '@example.com', (array['Nora', 'Amos', 'Ines', 'Tariq'])[1 + n % 4],
    (array['Whitcomb', 'Lindqvist', 'Okafor'])[1 + n % 3] || ' ' || n, n % 5 > 0, timestamptz '2024-01-01' + n * interval '10 minutes'
  from number;

  insert into private.invitations (email, first_name, last_name, user_type, invited_by, created_at, expires_at)
  select 'invited-' || n || '@example.com', (array['Nora', 'Amos', 'Ines', 'Tariq'])[1 + n % 4], 'Okafor ' || n, 'owl', '${PEOPLE.admin}',
    timestamptz '2024-01-01' + n * interval '10 minutes', timestamptz '2024-01-15' + n * interval '30 minutes'
  from number;

  insert into public.outbox_messages (kind, recipient, about_id, payload, status, attempts, last_error, sent_at, created_at)
  select (array['contact_received', 'application_received', 'quote_sent', 'notification'])[1 + n % 4], 'person-' || n || '@example.com',
    md5('message ' || n)::uuid, '{}', made.status, 1 + n % 3,
    case when made.status = 'failed' then 'The mailbox of the recipient is full.' end,
    case when made.status = 'sent' then made.at + interval '1 minute' end, made.at
  from number
  cross join lateral (
    select case when n % 500 = 0 then 'failed' else 'sent' end as status, timestamptz '2024-01-01' + n * interval '10 minutes' as at
  ) as made;

  insert into public.cameras (id, name, brand, model, status, created_at)
  select md5('camera ' || n)::uuid, 'Orrery ' || n, 'Orrery', n::text, 'declined', timestamptz '2024-01-01' + n * interval '10 minutes'
  from number where n % 2 = 0;
  insert into public.lenses (id, name, brand, status, created_at)
  select md5('lens ' || n)::uuid, 'Halcyon ' || n || ' mm', 'Halcyon', 'declined',
    timestamptz '2024-01-01' + n * interval '10 minutes'
  from number where n % 2 = 1;

  insert into public.jobs (kind, status, attempts, error, created_by, created_at, started_at, finished_at)
  select (array['sweep', 'renditions', 'video-files', 'ad-fill'])[1 + n % 4], made.status, 1 + n % 3,
    case when made.status = 'failed' then 'Nobody has a program that reads this film.' end,
    case when n % 4 > 1 then uuid '${PEOPLE.admin}' end, made.at, made.at + interval '1 second',
    made.at + (n % 600) * interval '1 second'
  from number
  cross join lateral (
    select case when n % 50 = 0 then 'failed' else 'done' end as status, now() - n * interval '30 seconds' as at
  ) as made;

  insert into storage.objects (bucket_id, name, metadata, created_at)
  select (array['ads', 'logos', 'blog', 'video-thumbnails'])[1 + n % 4], 'large/' || n,
    jsonb_build_object('eTag', '"' || md5('file ' || n) || '"', 'size', 1000 + n * 7919 % 4000000, 'mimetype', 'image/webp',
      'cacheControl', 'max-age=3600', 'lastModified', now(), 'contentLength', 1000 + n * 7919 % 4000000, 'httpStatusCode', 200),
    timestamptz '2024-01-01' + n * interval '10 minutes'
  from number;
`
