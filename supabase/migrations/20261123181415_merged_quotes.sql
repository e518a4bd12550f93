-- Quotes, leads, tasks and notes go with a merged client already. Now the plan of a merge lists them, its undo counts them, and a
-- client with quotes or leads is in use.

create function private.list_sales_of_client(of_client uuid) returns table (
  kind text,
  record_id uuid,
  label text,
  outcome text
)
language sql stable security definer set search_path = ''
as $$
  (
    select 'quote', quote.id, quote.number || ': ' || quote.title, 'moves'
    from public.quotes as quote where quote.client_id = of_client order by quote.number
  )
  union all
  (
    select 'lead', lead.id, lead.first_name || ' ' || lead.last_name, 'moves'
    from public.contact_submissions as lead where lead.client_id = of_client order by lead.created_at, lead.id
  )
  union all
  (
    select 'task', task.id, task.title, 'moves'
    from public.tasks as task where task.client_id = of_client order by task.created_at, task.id
  )
  union all
  (
    select 'note', note.id, left(note.body, 200), 'moves'
    from public.notes as note where note.client_id = of_client order by note.created_at, note.id
  )
$$;
comment on function private.list_sales_of_client(uuid) is 'As rows of the plan of merge_clients().';
revoke execute on function private.list_sales_of_client(uuid) from public, anon, authenticated;

create or replace function public.merge_clients(from_id uuid, into_id uuid, dry_run boolean default true) returns table (
  kind text,
  record_id uuid,
  label text,
  outcome text
)
language plpgsql security definer set search_path = ''
as $$
declare
  source public.clients;
  target public.clients;
begin
  perform private.require_client_remover();
  if from_id is not distinct from into_id then
    raise exception 'A client is merged with another one' using errcode = 'PT422';
  end if;
  perform from public.clients as client where client.id in (from_id, into_id) order by client.id for update;
  select * into source from public.clients as client where client.id = from_id;
  select * into target from public.clients as client where client.id = into_id;
  if source.id is null or target.id is null then
    raise exception 'There is no such client' using errcode = 'PT404';
  end if;

  return query
    select 'film', video.id, coalesce(video.name_on_website, video.name_internal, video.slug),
      case
        when exists (
          select from public.video_clients as other where other.video_id = link.video_id and other.client_id = into_id
        ) then 'joins'
        else 'moves'
      end
    from public.video_clients as link
    join public.videos as video on video.id = link.video_id
    where link.client_id = from_id
    order by 3, 2;
  return query
    select 'review', review.id, review.description, 'moves'
    from public.client_reviews as review where review.client_id = from_id order by review.created_at, review.id;
  return query
    select 'contact', contact.id, concat_ws(' ', contact.first_name, contact.last_name), 'moves'
    from public.contacts as contact where contact.client_id = from_id order by 3, 2;
  return query
    select 'ad group', ad_group.id, ad_group.name, 'moves'
    from public.ad_groups as ad_group where ad_group.client_id = from_id order by 3, 2;
  return query select * from private.list_sales_of_client(from_id);
  return query
    select 'fact', null::uuid, fact.name, case when fact.kept is null then 'moves' else 'is dropped' end
    from (
      values
        ('logo', source.logo, target.logo),
        ('website', source.website, target.website),
        ('industry', source.industry_id::text, target.industry_id::text)
    ) as fact (name, merged, kept)
    where fact.merged is not null and fact.merged is distinct from fact.kept;
  if dry_run then
    return;
  end if;

  insert into private.client_merges (
    merged_id, into_id, film_ids, moved_film_ids, review_ids, contact_ids, ad_group_ids, request_ids
  )
  values (
    from_id,
    into_id,
    array(select link.video_id from public.video_clients as link where link.client_id = from_id),
    array(
      select link.video_id from public.video_clients as link
      where link.client_id = from_id
        and not exists (
          select from public.video_clients as other where other.video_id = link.video_id and other.client_id = into_id
        )
    ),
    array(select review.id from public.client_reviews as review where review.client_id = from_id),
    array(select contact.id from public.contacts as contact where contact.client_id = from_id),
    array(select ad_group.id from public.ad_groups as ad_group where ad_group.client_id = from_id),
    array(select request.id from public.review_requests as request where request.client_id = from_id)
  );
  delete from public.video_clients as link
  where link.client_id = from_id
    and exists (
      select from public.video_clients as other where other.video_id = link.video_id and other.client_id = into_id
    );
  update public.video_clients as link set client_id = into_id where link.client_id = from_id;
  update public.client_reviews as review set client_id = into_id where review.client_id = from_id;
  update public.contacts as contact set client_id = into_id where contact.client_id = from_id;
  update public.ad_groups as ad_group set client_id = into_id where ad_group.client_id = from_id;
  update public.review_requests as request set client_id = into_id where request.client_id = from_id;
  update public.clients as client
  set logo = coalesce(client.logo, source.logo),
    website = coalesce(client.website, source.website),
    industry_id = coalesce(client.industry_id, source.industry_id)
  where client.id = into_id;
  delete from public.clients as client where client.id = from_id;
end
$$;

create or replace function public.delete_unused_client(unused_id uuid) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_client_remover();
  -- The lock keeps others from linking a film, review, contact, ad group, quote or lead meanwhile.
  perform from public.clients as client where client.id = unused_id for update;
  if not found then
    raise exception 'There is no such client' using errcode = 'PT404';
  end if;
  if exists (select from public.video_clients as link where link.client_id = unused_id)
    or exists (select from public.client_reviews as review where review.client_id = unused_id)
    or exists (select from public.contacts as contact where contact.client_id = unused_id)
    or exists (select from public.ad_groups as ad_group where ad_group.client_id = unused_id)
    or exists (select from public.quotes as quote where quote.client_id = unused_id)
    or exists (select from public.contact_submissions as lead where lead.client_id = unused_id)
  then
    raise exception 'This client is in use' using errcode = 'PT409';
  end if;
  delete from public.clients as client where client.id = unused_id;
end
$$;
comment on function public.delete_unused_client(uuid) is
  'Raises PT403 for everybody but super admins, PT404, and PT409 for a client with films, reviews, contacts, ad groups, quotes or leads.';

drop function public.get_client_merge(uuid);
create function public.get_client_merge(of_client uuid) returns table (
  into_id uuid,
  into_name text,
  films integer,
  reviews integer,
  contacts integer,
  ad_groups integer,
  quotes integer,
  leads integer
)
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  later uuid[];
begin
  if not coalesce(private.viewer_role() in ('admin', 'super_admin'), false) then
    raise exception 'Merged clients are for admins' using errcode = 'PT403';
  end if;
  later := array(select private.clients_after_merge(of_client));
  return query
    select
      target.id,
      target.name,
      (
        select count(distinct link.video_id)::integer from public.video_clients as link
        where link.video_id = any (merge.film_ids) and link.client_id = any (later)
      ),
      (
        select count(*)::integer from public.client_reviews as review
        where review.id = any (merge.review_ids) and review.client_id = any (later)
      ),
      (
        select count(*)::integer from public.contacts as contact
        where contact.id = any (merge.contact_ids) and contact.client_id = any (later)
      ),
      (
        select count(*)::integer from public.ad_groups as ad_group
        where ad_group.id = any (merge.ad_group_ids) and ad_group.client_id = any (later)
      ),
      (
        select count(*)::integer from public.quotes as quote
        where merge.other_rows -> 'public.quotes.client_id' ? quote.id::text and quote.client_id = any (later)
      ),
      (
        select count(*)::integer from public.contact_submissions as lead
        where merge.other_rows -> 'public.contact_submissions.client_id' ? lead.id::text and lead.client_id = any (later)
      )
    from private.client_merges as merge
    left join public.clients as target on target.id = any (later)
    where merge.merged_id = of_client;
end
$$;
comment on function public.get_client_merge(uuid) is
  'The client that has now what another one had, and how much of it an undo brings back. No row for a client that was not merged. Raises PT403 for everybody but admins.';
revoke execute on function public.get_client_merge(uuid) from public, anon, authenticated;
grant execute on function public.get_client_merge(uuid) to authenticated;
