-- A company in one call: a client of the catalogue and everything that names it. As the CRM home, with the rights of the caller.

create function private.company_leads(of_client uuid) returns setof public.contact_submissions
language sql stable set search_path = ''
as $$
  select lead.* from public.contact_submissions as lead where lead.client_id = of_client
  union all
  select lead.* from public.contacts as contact
  join public.contact_submissions as lead on lead.contact_id = contact.id
  where contact.client_id = of_client and lead.client_id is distinct from of_client
$$;
comment on function private.company_leads(uuid) is 'Leads that became this client, or one of its contacts.';
revoke execute on function private.company_leads(uuid) from public, anon, authenticated;
grant execute on function private.company_leads(uuid) to authenticated;

create function private.company_quotes(of_client uuid) returns setof public.quotes
language sql stable set search_path = ''
as $$
  select quote.* from public.quotes as quote
  where quote.client_id = of_client
    or quote.id in (
      select other.id from public.contacts as contact join public.quotes as other on other.contact_id = contact.id
      where contact.client_id = of_client and other.client_id is null
    )
    or quote.id in (
      select other.id from private.company_leads(of_client) as lead join public.quotes as other on other.lead_id = lead.id
      where other.client_id is null
    )
$$;
comment on function private.company_quotes(uuid) is
  'Quotes for this client, for a contact or for a lead of it, unless they are for another client.';
revoke execute on function private.company_quotes(uuid) from public, anon, authenticated;
grant execute on function private.company_quotes(uuid) to authenticated;

create function private.company_activity(of_client uuid, max_rows integer) returns jsonb
language sql stable set search_path = ''
as $$
  with lead as materialized (select * from private.company_leads(of_client)),
  contact as materialized (select * from public.contacts as contact where contact.client_id = of_client),
  quote as materialized (select * from private.company_quotes(of_client)),
  happened (at, kind, label, actor_id, record_id) as (
    select lead.created_at, 'lead', lead.first_name || ' ' || lead.last_name, null::uuid, lead.id from lead
    union all
    select lead.stage_changed_at, 'stage_' || lead.status, lead.first_name || ' ' || lead.last_name, null, lead.id
    from lead where lead.stage_changed_at > lead.created_at + interval '1 second' and lead.status not in ('new', 'held', 'spam')
    union all
    select call.created_at, 'call', lead.first_name || ' ' || lead.last_name, null, lead.id
    from lead join public.intro_calls as call on call.submission_id = lead.id where call.status in ('booked', 'done')
    union all
    select event.at, 'quote_' || event.kind, quote.number || ' · ' || quote.title, event.actor_id, quote.id
    from quote join public.quote_events as event on event.quote_id = quote.id
    union all
    select note.created_at, 'note', left(note.body, 120), note.author_id, null
    from public.notes as note
    where note.client_id = of_client or note.contact_id in (select contact.id from contact)
      or note.lead_id in (select lead.id from lead)
    union all
    select coalesce(task.done_at, task.created_at), case when task.done_at is null then 'task' else 'task_done' end,
      task.title, coalesce(task.done_by, task.created_by), null
    from public.tasks as task
    where task.client_id = of_client or task.contact_id in (select contact.id from contact)
      or task.lead_id in (select lead.id from lead)
    union all
    select contact.created_at, 'contact', contact.first_name || ' ' || contact.last_name, null, contact.id from contact
    union all
    select review.created_at, 'review', left(review.description, 120), null, review.id
    from public.client_reviews as review where review.client_id = of_client
    union all
    select ad_group.created_at, 'ad_group', ad_group.name, null, ad_group.id
    from public.ad_groups as ad_group where ad_group.client_id = of_client
    union all
    select video.created_on, 'video', coalesce(video.name_on_website, video.name_internal, video.slug), null, video.id
    from public.video_clients as link join public.videos as video on video.id = link.video_id
    where link.client_id = of_client
  )
  select coalesce(jsonb_agg(jsonb_build_object(
    'at', page.at, 'kind', page.kind, 'label', page.label, 'actor', private.staff_name_of(page.actor_id),
    'recordId', page.record_id
  ) order by page.at desc, page.kind, page.label), '[]')
  from (select * from happened order by happened.at desc, happened.kind, happened.label limit max_rows) as page
$$;
revoke execute on function private.company_activity(uuid, integer) from public, anon, authenticated;
grant execute on function private.company_activity(uuid, integer) to authenticated;

create function public.get_company(of_client uuid, row_limit integer default 10) returns jsonb
language plpgsql stable set search_path = ''
as $$
#variable_conflict use_column
declare
  role constant public.user_type := private.viewer_role();
  is_sales constant boolean := coalesce(private.may_follow_up(role, true, false), false);
  most constant integer := least(greatest(row_limit, 1), 200);
  known public.clients;
  answer jsonb;
begin
  if not coalesce(private.may_follow_up(role, false, true), false) then
    raise exception 'The CRM is for owls, managers and admins' using errcode = 'PT403';
  end if;
  select * into known from public.clients as client where client.id = of_client;
  if not found then
    return null;
  end if;
  with lead as materialized (select * from private.company_leads(of_client) as lead where is_sales),
  quote as materialized (
    select quote.*, version.total_cents, version.valid_until
    from private.company_quotes(of_client) as quote
    left join public.quote_versions as version on version.quote_id = quote.id and version.version = quote.current_version
  )
  select jsonb_build_object(
    'id', known.id, 'name', known.name, 'logo', known.logo, 'website', known.website,
    'industry', (select industry.name from public.industries as industry where industry.id = known.industry_id),
    'createdAt', known.created_at,
    'contactCount', (select count(*) from public.contacts as contact where contact.client_id = of_client),
    'contacts', coalesce((
      select jsonb_agg(jsonb_build_object(
        'id', page.id, 'name', page.first_name || ' ' || page.last_name, 'position', page.position,
        'email', page.email, 'phone', page.phone
      ) order by page.last_name, page.first_name, page.id)
      from (
        select * from public.contact_list as contact where contact.client_id = of_client
        order by contact.last_name, contact.first_name, contact.id limit most
      ) as page
    ), '[]'),
    'leadCount', case when is_sales then (select count(*) from lead) end,
    'leads', case when is_sales then coalesce((
      select jsonb_agg(jsonb_build_object(
        'id', page.id, 'name', page.first_name || ' ' || page.last_name, 'stage', page.status,
        'valueCents', page.value_cents, 'createdAt', page.created_at
      ) order by page.created_at desc, page.id)
      from (select * from lead order by lead.created_at desc, lead.id limit most) as page
    ), '[]') end,
    'quoteCount', (select count(*) from quote),
    'quoteSums', jsonb_build_object(
      'sent', (select coalesce(sum(quote.total_cents), 0) from quote
        where quote.status = 'sent' and quote.valid_until >= (select private.today())),
      'accepted', (select coalesce(sum(quote.total_cents), 0) from quote where quote.status = 'accepted')
    ),
    'quotes', coalesce((
      select jsonb_agg(jsonb_build_object(
        'id', page.id, 'number', page.number, 'title', page.title, 'status', page.status,
        'totalCents', page.total_cents, 'validUntil', page.valid_until
      ) order by page.created_at desc, page.id)
      from (select * from quote order by quote.created_at desc, quote.id limit most) as page
    ), '[]'),
    'videoCount', (select count(*) from public.video_clients as link where link.client_id = of_client),
    'videos', coalesce((
      select jsonb_agg(jsonb_build_object(
        'id', page.id, 'slug', page.slug, 'title', coalesce(page.name_on_website, page.name_internal, page.slug),
        'isPublished', not page.draft and not page.archived
      ) order by page.created_on desc, page.id)
      from (
        select video.* from public.video_clients as link join public.videos as video on video.id = link.video_id
        where link.client_id = of_client order by video.created_on desc, video.id limit most
      ) as page
    ), '[]'),
    'reviewCount', (select count(*) from public.client_reviews as review where review.client_id = of_client),
    'reviews', coalesce((
      select jsonb_agg(jsonb_build_object('id', page.id, 'rating', page.rating, 'description', page.description)
        order by page.created_at desc, page.id)
      from (
        select * from public.client_reviews as review where review.client_id = of_client
        order by review.created_at desc, review.id limit most
      ) as page
    ), '[]'),
    'adGroupCount', case when role <> 'owl' then
      (select count(*) from public.ad_groups as ad_group where ad_group.client_id = of_client) end,
    'adGroups', case when role <> 'owl' then coalesce((
      select jsonb_agg(jsonb_build_object('id', page.id, 'name', page.name, 'status', page.status)
        order by page.created_at desc, page.id)
      from (
        select * from public.ad_groups as ad_group where ad_group.client_id = of_client
        order by ad_group.created_at desc, ad_group.id limit most
      ) as page
    ), '[]') end,
    'activity', private.company_activity(of_client, least(most + 5, 100))
  ) into answer;
  return answer;
end
$$;
comment on function public.get_company(uuid, integer) is
  'A client with the newest row_limit of everything that names it. Null for an unknown client; leads are null for managers, ad groups for owls. Raises PT403.';
revoke execute on function public.get_company(uuid, integer) from public, anon, authenticated;
grant execute on function public.get_company(uuid, integer) to authenticated;
