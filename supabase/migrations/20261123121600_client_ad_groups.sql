-- Ad groups belong to a client of the catalogue. What a merge moved can come back to the client that it deleted.

alter table public.ad_groups
  add column client_id uuid references public.clients (id) on delete set null;
comment on column public.ad_groups.client_id is
  'The client of the catalogue. parent_group_id is the company that the ads are made for, which need not be in the catalogue.';
create index ad_groups_client_idx on public.ad_groups (client_id);

drop function public.create_ad_group(text, text, text, text, date);
create function public.create_ad_group(
  name text,
  client text,
  product text,
  description text default null,
  due_date date default null,
  catalogue_client_id uuid default null
) returns uuid
language plpgsql set search_path = ''
as $$
#variable_conflict use_variable
declare
  parent_group_id uuid;
  product_id uuid;
  group_id uuid;
begin
  insert into public.parent_groups as known (name)
  select client
  where not exists (select from public.parent_groups as other where lower(other.name) = lower(client))
  on conflict do nothing;
  select known.id into parent_group_id from public.parent_groups as known
  where lower(known.name) = lower(client) order by known.created_at limit 1;

  insert into public.products as known (name)
  select product
  where not exists (select from public.products as other where lower(other.name) = lower(product))
  on conflict do nothing;
  select known.id into product_id from public.products as known
  where lower(known.name) = lower(product) order by known.created_at limit 1;

  insert into public.ad_groups as new_group (name, description, parent_group_id, product_id, due_date, client_id)
  values (name, description, parent_group_id, product_id, due_date, catalogue_client_id)
  returning new_group.id into group_id;
  return group_id;
end
$$;
comment on function public.create_ad_group(text, text, text, text, date, uuid) is
  'Finds parent group and product by name, ignoring case, and adds an unknown name. The policies on the three tables apply.';
revoke execute on function public.create_ad_group(text, text, text, text, date, uuid) from public, anon, authenticated;
grant execute on function public.create_ad_group(text, text, text, text, date, uuid) to authenticated;

drop function public.count_client_records(uuid[]);
create function public.count_client_records(client_ids uuid[]) returns table (
  client_id uuid,
  films integer,
  reviews integer,
  contacts integer,
  ad_groups integer
)
language sql stable set search_path = ''
as $$
  select
    client.id,
    (select count(*)::integer from public.video_clients as link where link.client_id = client.id),
    (select count(*)::integer from public.client_reviews as review where review.client_id = client.id),
    (select count(*)::integer from public.contacts as contact where contact.client_id = client.id),
    (select count(*)::integer from public.ad_groups as ad_group where ad_group.client_id = client.id)
  from unnest(client_ids) as client (id)
$$;
comment on function public.count_client_records(uuid[]) is 'Counts what the caller may read.';
revoke execute on function public.count_client_records(uuid[]) from public, anon, authenticated;
grant execute on function public.count_client_records(uuid[]) to authenticated;

create or replace function public.delete_unused_client(unused_id uuid) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_client_remover();
  -- The lock keeps others from linking a film, review, contact or ad group meanwhile.
  perform from public.clients as client where client.id = unused_id for update;
  if not found then
    raise exception 'There is no such client' using errcode = 'PT404';
  end if;
  if exists (select from public.video_clients as link where link.client_id = unused_id)
    or exists (select from public.client_reviews as review where review.client_id = unused_id)
    or exists (select from public.contacts as contact where contact.client_id = unused_id)
    or exists (select from public.ad_groups as ad_group where ad_group.client_id = unused_id)
  then
    raise exception 'This client is in use' using errcode = 'PT409';
  end if;
  delete from public.clients as client where client.id = unused_id;
end
$$;
comment on function public.delete_unused_client(uuid) is
  'Raises PT403 for everybody but super admins, PT404, and PT409 for a client with films, reviews, contacts or ad groups.';

create table private.client_merges (
  merged_id uuid primary key,
  into_id uuid not null,
  film_ids uuid[] not null,
  moved_film_ids uuid[] not null,
  review_ids uuid[] not null,
  contact_ids uuid[] not null,
  ad_group_ids uuid[] not null,
  request_ids uuid[] not null,
  merged_at timestamptz not null default now()
);
comment on table private.client_merges is
  'What named a client that was merged into another one. Undoing the deletion gives it back and removes the row.';
comment on column private.client_merges.moved_film_ids is 'Those of film_ids that did not name the other client before.';
comment on column private.client_merges.into_id is 'Without a foreign key: this client may be merged or deleted later.';
revoke all on table private.client_merges from public, anon, authenticated;
alter table private.client_merges enable row level security;

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

create function private.clients_after_merge(merged_id uuid) returns setof uuid
language sql stable security definer set search_path = ''
as $$
  with recursive later (id) as (
    select merge.into_id from private.client_merges as merge where merge.merged_id = clients_after_merge.merged_id
    union
    select merge.into_id from private.client_merges as merge join later on later.id = merge.merged_id
  )
  select later.id from later
$$;
comment on function private.clients_after_merge(uuid) is
  'The client that another one was merged into, the client that this one was merged into, and so on.';
revoke execute on function private.clients_after_merge(uuid) from public, anon, authenticated;

create function private.take_back_merged() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  merge private.client_merges;
  later uuid[] := array(select private.clients_after_merge(new.id));
begin
  delete from private.client_merges as undone where undone.merged_id = new.id returning * into merge;
  if merge.merged_id is null then
    return null;
  end if;
  -- What was given to a third client since stays there.
  insert into public.video_clients (video_id, client_id)
  select video.id, new.id from public.videos as video
  where video.id = any (merge.film_ids)
    and exists (
      select from public.video_clients as link where link.video_id = video.id and link.client_id = any (later)
    )
  on conflict do nothing;
  delete from public.video_clients as link
  where link.video_id = any (merge.moved_film_ids) and link.client_id = any (later);
  update public.client_reviews as review set client_id = new.id
  where review.id = any (merge.review_ids) and review.client_id = any (later);
  update public.contacts as contact set client_id = new.id
  where contact.id = any (merge.contact_ids) and contact.client_id = any (later);
  update public.ad_groups as ad_group set client_id = new.id
  where ad_group.id = any (merge.ad_group_ids) and ad_group.client_id = any (later);
  update public.review_requests as request set client_id = new.id
  where request.id = any (merge.request_ids) and request.client_id = any (later);
  return null;
end
$$;
comment on function private.take_back_merged() is
  'A client with the id of a merged one is the undo of the merge. The policy on clients has decided who may do it.';
revoke execute on function private.take_back_merged() from public, anon, authenticated;
create trigger take_back_merged after insert on public.clients
  for each row execute function private.take_back_merged();

create function public.get_client_merge(of_client uuid) returns table (
  into_id uuid,
  into_name text,
  films integer,
  reviews integer,
  contacts integer,
  ad_groups integer
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
