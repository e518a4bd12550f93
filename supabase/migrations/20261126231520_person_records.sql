-- Everything that is kept about an email address, and what an erasure does with it.

create type private.person_record as (kind text, table_name text, key jsonb, records integer, fate text, reason text);
comment on type private.person_record is
  'One row, or with records > 1 several of a table. key: columns and values that select them. fate: erase, pseudonymize or keep. reason: of what is not erased.';

create function private.address_pattern(address text) returns text
language sql immutable set search_path = ''
as $$
  -- Not within a longer address. In addresses of pages '@' is '%40'.
  select '(?<![a-z0-9._+-])' || replace(regexp_replace(address, '([.+*?^$(){}|\[\]\\])', '\\\1', 'g'), '@', '(?:@|%40)') || '(?![a-z0-9-]|\.[a-z0-9])'
$$;
revoke execute on function private.address_pattern(text) from public, anon, authenticated;

create function private.mentions(content text, address text) returns boolean
language sql immutable set search_path = ''
as $$
  select content ~* private.address_pattern(address)
$$;
revoke execute on function private.mentions(text, text) from public, anon, authenticated;

comment on function private.mentions(text, text) is
  'Costs thirty times as much as strpos(), which the callers ask first.';

create function private.key_condition(key jsonb) returns text
language sql immutable set search_path = ''
as $$ select string_agg(format('r.%I = %L', field.key, field.value), ' and ') from jsonb_each_text(key) as field $$;
comment on function private.key_condition(jsonb) is 'Of the row r.';
revoke execute on function private.key_condition(jsonb) from public, anon, authenticated;

create function private.free_texts(out table_name text, out column_name text) returns setof record
language sql immutable set search_path = ''
as $$
  values
    ('public.notes', 'body'), ('public.tasks', 'title'), ('public.tasks', 'details'),
    ('public.contact_submissions', 'business_name'), ('public.contact_submissions', 'website'), ('public.contact_submissions', 'message'),
    ('public.contact_submissions', 'next_step'), ('public.contact_submissions', 'lost_note'), ('public.contact_submissions', 'source'),
    ('public.videographer_applications', 'about'), ('public.videographer_applications', 'gear'), ('public.videographer_applications', 'source'),
    ('public.ad_comments', 'body'), ('public.quote_comments', 'body'), ('public.quote_declines', 'note'), ('public.quotes', 'title'),
    ('public.quote_templates', 'name'), ('public.quote_templates', 'content'),
    ('public.client_reviews', 'description'), ('public.contact_details', 'notes'), ('public.contacts', 'position'),
    ('public.parent_groups', 'notes'), ('public.sites', 'notes'), ('public.brands', 'notes'), ('public.products', 'notes'),
    ('public.ad_groups', 'name'), ('public.ad_groups', 'description'), ('public.ad_templates', 'description'),
    ('public.company_closed_days', 'reason'), ('public.search_ignores', 'reason'),
    ('public.saved_views', 'name'), ('public.saved_views', 'query'), ('private.bulk_changes', 'query'),
    ('private.mirroring_sessions', 'reason'), ('public.jobs', 'payload'), ('public.jobs', 'result'), ('public.jobs', 'error')
$$;
comment on function private.free_texts() is 'Where people write what they like. A mention of an address is replaced when its data is erased.';
revoke execute on function private.free_texts() from public, anon, authenticated;

create function private.mentions_of_person(address text, plan private.person_record[]) returns setof private.person_record
language plpgsql stable security definer set search_path = ''
as $$
declare
  place record;
begin
  for place in
    select texts.table_name, string_agg(format('r.%I::text', texts.column_name), ', ') as contents,
      (
        select string_agg(format('%L, r.%I', attribute.attname, attribute.attname), ', ')
        from pg_catalog.pg_index as index
        join pg_catalog.pg_attribute as attribute on attribute.attrelid = index.indrelid and attribute.attnum = any (index.indkey)
        where index.indrelid = texts.table_name::regclass and index.indisprimary
      ) as key
    from private.free_texts() as texts group by texts.table_name
  loop
    return query execute format(
      $sql$
        select 'mention', %1$L, jsonb_build_object(%3$s), 1, 'pseudonymize', 'mention' from %1$s as r
        where strpos(lower(concat_ws(' ', %2$s)), $3) > 0 and private.mentions(concat_ws(' ', %2$s), $1)
          and not exists (select from unnest($2) as known where known.table_name = %1$L and known.key @> jsonb_build_object(%3$s))
      $sql$, place.table_name, place.contents, place.key
    ) using address, plan, split_part(address, '@', 1);
  end loop;
end
$$;
revoke execute on function private.mentions_of_person(text, private.person_record[]) from public, anon, authenticated;

create function private.account_of_person(address text) returns setof private.person_record
language sql stable security definer set search_path = ''
as $$
  with account as (
    select profile.id, case when profile.active then 'account_in_use' end as used
    from public.profiles as profile where lower(profile.email) = address
  ), part as (
    select 'account' as kind, 'public.profiles' as table_name, jsonb_build_object('id', id) as key, 1::bigint as records, 'pseudonymize' as fate, used from account
    union all select 'account', 'auth.users', jsonb_build_object('id', id), 1, 'pseudonymize', used from account
    union all select 'account', 'auth.identities', jsonb_build_object('id', one.id), 1, 'erase', used
      from account join auth.identities as one on one.user_id = account.id
    union all select 'sign_in', 'private.sign_ins', jsonb_build_object('session_id', one.session_id), 1, 'erase', used
      from account join auth.sessions as session on session.user_id = account.id join private.sign_ins as one on one.session_id = session.id
    union all select 'sign_in', 'auth.sessions', jsonb_build_object('id', session.id), 1, 'erase', used
      from account join auth.sessions as session on session.user_id = account.id
    union all select 'sign_in', 'private.second_factors', jsonb_build_object('id', one.id), 1, 'erase', used
      from account join private.second_factors as one on one.id = account.id
    union all select 'sign_in', 'private.passkeys', jsonb_build_object('id', one.id), 1, 'erase', used
      from account join private.passkeys as one on one.profile_id = account.id
    union all select 'account', 'private.calendar_addresses', jsonb_build_object('profile_id', one.profile_id), 1, 'erase', used
      from account join private.calendar_addresses as one on one.profile_id = account.id
    union all select 'account', 'public.saved_views', jsonb_build_object('id', one.id), 1, 'erase', used
      from account join public.saved_views as one on one.owner_id = account.id
    union all select 'account', 'public.notification_settings', jsonb_build_object('profile_id', account.id), count(*), 'erase', used
      from account join public.notification_settings as one on one.profile_id = account.id group by account.id, used
    union all select 'notification', 'public.notification_mutes', jsonb_build_object('profile_id', account.id), count(*), 'erase', used
      from account join public.notification_mutes as one on one.profile_id = account.id group by account.id, used
    union all select 'notification', 'public.notifications', jsonb_build_object('profile_id', account.id), count(*), 'erase', used
      from account join public.notifications as one on one.profile_id = account.id group by account.id, used
    union all select 'notification', 'private.notification_events', jsonb_build_object('profile_id', account.id), count(*), 'erase', used
      from account join private.notification_events as one on one.profile_id = account.id group by account.id, used
    union all select 'work', 'private.mirroring_sessions', jsonb_build_object('actor_id', account.id), count(*), 'keep', 'audit'
      from account join private.mirroring_sessions as one on one.actor_id = account.id group by account.id
    union all select 'work', 'private.mirroring_sessions', jsonb_build_object('target_id', account.id), count(*), 'keep', 'audit'
      from account join private.mirroring_sessions as one on one.target_id = account.id group by account.id
    union all select 'work', 'private.audit_log', jsonb_build_object('actor_id', account.id), count(*), 'keep', 'audit'
      from account join private.audit_log as one on one.actor_id = account.id group by account.id
  )
  select (part.kind, part.table_name, part.key, part.records, case when part.used = 'account_in_use' then 'keep' else part.fate end, part.used)::private.person_record
  from part
$$;
revoke execute on function private.account_of_person(text) from public, anon, authenticated;

create function private.person_records(address text) returns setof private.person_record
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  accounting constant timestamptz := now() - (
    select make_interval(days => period.days) from public.retention_periods as period where period.kind = 'accepted_quotes'
  );
  leads constant uuid[] := array(select lead.id from public.contact_submissions as lead where lower(lead.email) = address);
  applications constant uuid[] := array(
    select application.id from public.videographer_applications as application where lower(application.email) = address
  );
  people constant uuid[] := array(select details.contact_id from public.contact_details as details where lower(details.email) = address);
  comments constant uuid[] := array(select one.comment_id from public.ad_comment_contacts as one where lower(one.email) = address);
  approvals constant uuid[] := array(select one.approval_id from public.ad_approval_contacts as one where lower(one.email) = address);
  requests constant uuid[] := array(select one.id from public.review_requests as one where one.contact_id = any (people));
  invitations constant uuid[] := array(select one.id from private.invitations as one where lower(one.email) = address);
  offers constant uuid[] := array(
    select quote.id from public.quotes as quote where lower(quote.recipient_email) = address
    union select quote.id from public.quotes as quote where quote.contact_id = any (people) and quote.recipient_email is null
  );
  kept_offers constant uuid[] := array(
    select one.quote_id from public.quote_acceptances as one where one.quote_id = any (offers) and one.accepted_at > accounting
  );
  needle constant text := split_part(address, '@', 1);
  plan private.person_record[];
begin
  plan := array(
    select (part.kind, part.table_name, part.key, 1, part.fate, part.reason)::private.person_record
    from (
      select 'lead' as kind, 'public.contact_submissions' as table_name, jsonb_build_object('id', id) as key, 'erase' as fate, null as reason
        from unnest(leads) as lead (id)
      union all select 'call', 'public.intro_calls', jsonb_build_object('id', call.id), 'erase', null
        from public.intro_calls as call where call.submission_id = any (leads)
      union all select 'application', 'public.videographer_applications', jsonb_build_object('id', id), 'erase', null
        from unnest(applications) as application (id)
      union all select 'contact', 'public.contacts', jsonb_build_object('id', id), 'erase', null from unnest(people) as person (id)
      union all select 'contact', 'public.contact_details', jsonb_build_object('contact_id', id), 'erase', null
        from unnest(people) as person (id)
      union all select 'contact', 'public.contact_duties', jsonb_build_object('contact_id', id), 'erase', null
        from unnest(people) as person (id)
      union all select 'review_request', 'public.review_requests', jsonb_build_object('id', id), 'erase', null
        from unnest(requests) as request (id)
      union all select 'review', 'public.client_reviews', jsonb_build_object('id', review.id), 'pseudonymize', 'review'
        from public.client_reviews as review where review.contact_id = any (people)
      union all select 'comment', 'public.ad_comments', jsonb_build_object('id', id), 'pseudonymize', 'contract'
        from unnest(comments) as comment (id)
      union all select 'comment', 'public.ad_comment_contacts', jsonb_build_object('comment_id', id), 'erase', null
        from unnest(comments) as comment (id)
      union all select 'approval', 'public.ad_approvals', jsonb_build_object('id', id), 'pseudonymize', 'contract'
        from unnest(approvals) as approval (id)
      union all select 'approval', 'public.ad_approval_contacts', jsonb_build_object('approval_id', id), 'erase', null
        from unnest(approvals) as approval (id)
      union all select 'quote', part.table_name, part.key,
          case when part.quote_id = any (kept_offers) then 'keep' else 'erase' end,
          case when part.quote_id = any (kept_offers) then 'accounting' end
        from (
          select 'public.quotes' as table_name, jsonb_build_object('id', id) as key, id as quote_id from unnest(offers) as offer (id)
          union all select 'public.quote_versions', jsonb_build_object('id', one.id, 'quote_id', one.quote_id), one.quote_id
            from public.quote_versions as one where one.quote_id = any (offers)
          union all select 'public.quote_comments', jsonb_build_object('id', one.id, 'quote_id', one.quote_id), one.quote_id
            from public.quote_comments as one where one.quote_id = any (offers)
          union all select 'public.quote_acceptances', jsonb_build_object('id', one.id), one.quote_id
            from public.quote_acceptances as one where one.quote_id = any (offers)
          union all select 'public.quote_declines', jsonb_build_object('id', one.id), one.quote_id
            from public.quote_declines as one where one.quote_id = any (offers)
        ) as part
      union all select 'mail', 'public.outbox_messages', jsonb_build_object('id', message.id), 'erase', null
        from public.outbox_messages as message
        where lower(message.recipient) = address
          or message.about_id = any (leads || applications || people || comments || approvals || requests || invitations || offers)
          or strpos(lower(message.payload::text), needle) > 0 and private.mentions(message.payload::text, address)
      union all select 'invitation', 'private.invitations', jsonb_build_object('id', id), 'erase', null
        from unnest(invitations) as invitation (id)
      union all select 'import', 'private.contact_import_rows', jsonb_build_object('import_id', line.import_id, 'number', line.number), 'erase', null
        from private.contact_import_rows as line
        cross join lateral (select concat_ws(' ', line.cells::text, line.facts::text, line.changes::text) as texts) as told
        where line.contact_id = any (people) or strpos(lower(told.texts), needle) > 0 and private.mentions(told.texts, address)
      union all select 'history', 'private.contact_merges', jsonb_build_object('merged_id', merge.merged_id), 'erase', null
        from private.contact_merges as merge
        where merge.into_id = any (people) or merge.merged_id = any (people)
          or private.mentions(concat_ws(' ', merge.facts_before::text, merge.facts_after::text, merge.moved_rows::text), address)
      union all select 'note', 'public.notes', jsonb_build_object('id', note.id), 'erase', null
        from public.notes as note where note.lead_id = any (leads) or note.contact_id = any (people)
      union all select 'task', 'public.tasks', jsonb_build_object('id', task.id), 'erase', null
        from public.tasks as task where task.lead_id = any (leads) or task.contact_id = any (people)
      union all select 'history', 'private.lead_changes', jsonb_build_object('id', change.id), 'erase', null
        from private.lead_changes as change where change.lead_id = any (leads)
      union all select 'request', 'private.privacy_requests', jsonb_build_object('id', request.id), 'pseudonymize', 'request'
        from private.privacy_requests as request where request.address = person_records.address
    ) as part
  ) || array(select part from private.account_of_person(address) as part);
  return query select * from unnest(plan);
  return query select * from private.mentions_of_person(address, plan);
  return query
    select 'history', 'private.change_values', jsonb_build_object('act_id', kept.act_id, 'entry_id', kept.entry_id), 1, 'erase', null::text
    from (
      select entry.act_id, entry.id as entry_id
      from (select distinct split_part(part.table_name, '.', 2) as table_name, part.key from unnest(plan) as part) as part
      join private.audit_log as entry on entry.table_name = part.table_name and entry.row_key = part.key and entry.act_id is not null
      union
      -- Of the tables that people write about people in. The others have far more entries.
      select kept.act_id, kept.entry_id
      from private.audit_log as entry
      join private.change_values as kept on kept.act_id = entry.act_id and kept.entry_id = entry.id
      where entry.table_name = any (
          array(select split_part(texts.table_name, '.', 2) from private.free_texts() as texts) || '{clients,contact_duties,quote_versions,quote_lines}'::text[]
        )
        and strpos(lower(kept.changed_values::text), needle) > 0 and private.mentions(kept.changed_values::text, address)
    ) as kept
    where exists (select from private.change_values as one where one.act_id = kept.act_id and one.entry_id = kept.entry_id);
end
$$;
comment on function private.person_records(text) is
  'The address in small letters. A name that others wrote without the address is not found.';
revoke execute on function private.person_records(text) from public, anon, authenticated;

create function private.person_rows(of_record private.person_record) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  rows jsonb;
begin
  -- The audit log shows and exports its entries itself.
  if of_record.table_name = 'private.audit_log' then
    return '[]';
  end if;
  execute format(
    'select coalesce(jsonb_agg(jsonb_strip_nulls(to_jsonb(r) - $1)), ''[]'') from %s as r where %s',
    of_record.table_name, private.key_condition(of_record.key)
  ) into rows using array[
    'search_text', 'token', 'token_hash', 'secret', 'last_step', 'encrypted_password', 'confirmation_token', 'recovery_token',
    'email_change_token_new', 'email_change_token_current', 'phone_change_token', 'reauthentication_token', 'refresh_token_hmac_key', 'lease'
  ];
  return rows;
end
$$;
comment on function private.person_rows(private.person_record) is 'Without secrets and nulls.';
revoke execute on function private.person_rows(private.person_record) from public, anon, authenticated;

create function private.privacy_plan(plan private.person_record[], with_all_rows boolean) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce(jsonb_agg(
    to_jsonb(part) || jsonb_build_object('rows', case when with_all_rows or part.records = 1 then private.person_rows(part) else '[]' end)
    order by part.kind, part.table_name, part.key::text
  ), '[]')
  from unnest(plan) as part
$$;
revoke execute on function private.privacy_plan(private.person_record[], boolean) from public, anon, authenticated;

create function private.plan_digest(plan private.person_record[]) returns text
language sql stable security definer set search_path = ''
as $$
  select md5(coalesce(string_agg(concat_ws(' ', part.kind, part.table_name, part.key, part.fate), ';' order by part.kind, part.table_name, part.key::text), ''))
  from unnest(plan) as part
$$;
revoke execute on function private.plan_digest(private.person_record[]) from public, anon, authenticated;

create function public.get_privacy_request(of_request uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  plan private.person_record[];
begin
  perform private.require_super_admin();
  plan := array(
    select part from private.privacy_requests as known cross join lateral private.person_records(known.address) as part
    where known.id = of_request and known.address is not null
  );
  return (
    select jsonb_build_object(
      'id', known.id, 'address', known.address, 'createdAt', known.created_at, 'requestedBy', private.audited_name(opener),
      'exportedAt', known.exported_at, 'erasedAt', known.erased_at, 'erasedBy', private.audited_name(eraser), 'outcome', known.outcome,
      'erasedBefore', (
        select max(other.erased_at) from private.privacy_requests as other
        where other.address_hash = known.address_hash and other.id <> known.id
      ),
      'plan', private.privacy_plan(plan, false),
      'digest', case when known.address is not null then private.plan_digest(plan) end
    )
    from private.privacy_requests as known
    left join public.profiles as opener on opener.id = known.requested_by
    left join public.profiles as eraser on eraser.id = known.erased_by
    where known.id = of_request
  );
end
$$;
comment on function public.get_privacy_request(uuid) is
  'Null for an unknown one. plan: what is kept, and what an erasure would do. digest: of the plan. Raises PT403 unless the caller is a super admin who is not mirroring.';
revoke execute on function public.get_privacy_request(uuid) from public, anon, authenticated;
grant execute on function public.get_privacy_request(uuid) to authenticated;

create function public.export_person(of_request uuid) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  request private.privacy_requests;
begin
  perform private.require_super_admin();
  update private.privacy_requests as known set exported_at = now()
  where known.id = of_request and known.address is not null returning * into request;
  if not found then
    raise exception 'There is no such request' using errcode = 'PT404';
  end if;
  return private.privacy_plan(array(select part from private.person_records(request.address) as part), true);
end
$$;
comment on function public.export_person(uuid) is
  'As the plan of the request, with all rows. Notes when. Raises PT403 unless the caller is a super admin who is not mirroring, and PT404.';
revoke execute on function public.export_person(uuid) from public, anon, authenticated;
grant execute on function public.export_person(uuid) to authenticated;
