-- Clients as records that staff keep: facts, the order of featured logos, deleting and merging.

alter table public.clients
  add column website text check (website ~ '^https://[^\s]+$' and char_length(website) <= 300),
  add column industry_id uuid references public.industries (id) on delete set null,
  add column featured_rank double precision,
  add column version integer not null default 1,
  add column updated_at timestamptz not null default now(),
  add column search_text text generated always as (lower(name || ' ' || coalesce(website, ''))) stored;
comment on column public.clients.featured_rank is
  'Order of the featured logos, lowest first; null last, then by name. A client moves between two others, so that a move changes one row and can be undone.';
comment on column public.clients.version is
  'Counts the changes. An edit is accepted only for the version it was made from.';

create index clients_industry_idx on public.clients (industry_id);
-- The sort orders of the list.
create index clients_newest_idx on public.clients (created_at desc, id);
create index clients_changed_idx on public.clients (updated_at desc, id);
drop index public.clients_featured_idx;
create index clients_featured_idx on public.clients (featured_rank, name) where featured_logo;

create trigger touch_updated_at before update on public.clients
  for each row execute function private.touch_updated_at();
create trigger count_version before update on public.clients
  for each row execute function private.count_version();

create view public.client_list with (security_invoker = true) as
select
  client.id,
  client.name,
  client.logo,
  client.website,
  client.industry_id,
  industry.name as industry,
  client.featured_logo,
  client.featured_rank,
  client.created_at,
  client.updated_at,
  client.search_text
from public.clients as client
left join public.industries as industry on industry.id = client.industry_id;
comment on column public.client_list.search_text is 'Name and website, in lower case.';
revoke all on table public.client_list from anon, authenticated;
grant select on table public.client_list to authenticated, service_role;

create function public.count_client_records(client_ids uuid[]) returns table (
  client_id uuid,
  films integer,
  reviews integer,
  contacts integer
)
language sql stable set search_path = ''
as $$
  select
    client.id,
    (select count(*)::integer from public.video_clients as link where link.client_id = client.id),
    (select count(*)::integer from public.client_reviews as review where review.client_id = client.id),
    (select count(*)::integer from public.contacts as contact where contact.client_id = client.id)
  from unnest(client_ids) as client (id)
$$;
comment on function public.count_client_records(uuid[]) is 'Counts what the caller may read.';
revoke execute on function public.count_client_records(uuid[]) from public, anon, authenticated;
grant execute on function public.count_client_records(uuid[]) to authenticated;

create function public.arrange_featured_client(arranged_id uuid, move text) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  arranged public.clients;
  -- The ranks of the next two clients in the direction of the move.
  passed double precision[];
  step integer := case move when 'up' then -1 else 1 end;
begin
  if not coalesce(private.viewer_write_role() in ('admin', 'super_admin'), false) then
    raise exception 'Only admins arrange logos' using errcode = 'PT403';
  end if;
  -- Two moves at the same time must not use ranks that have changed.
  perform from public.clients as client
  where client.featured_logo or client.id = arranged_id
  order by client.id for update;
  select * into arranged from public.clients as client where client.id = arranged_id;
  if not found then
    raise exception 'There is no such client' using errcode = 'PT404';
  end if;

  if move = 'off' then
    update public.clients as client set featured_logo = false, featured_rank = null where client.id = arranged_id;
    return;
  elsif move = 'first' then
    update public.clients as client
    set featured_logo = true,
      featured_rank = (
        select coalesce(min(other.featured_rank), 1) - 1 from public.clients as other
        where other.featured_logo and other.id <> arranged_id
      )
    where client.id = arranged_id;
    return;
  elsif move not in ('up', 'down') or not arranged.featured_logo then
    raise exception 'A featured logo moves up, down, first or off' using errcode = 'PT422';
  end if;

  -- There is no place between ranks that are missing, equal or too close.
  if exists (
    select from (
      select
        client.featured_rank as rank,
        client.featured_rank - lag(client.featured_rank) over (order by client.featured_rank) as gap
      from public.clients as client where client.featured_logo
    ) as place
    where place.rank is null or place.gap < 0.000001
  ) then
    update public.clients as client set featured_rank = place.number
    from (
      select other.id, row_number() over (order by other.featured_rank, other.name, other.id) as number
      from public.clients as other where other.featured_logo
    ) as place
    where place.id = client.id and client.featured_rank is distinct from place.number;
    select * into arranged from public.clients as client where client.id = arranged_id;
  end if;

  passed := array(
    select other.featured_rank from public.clients as other
    where other.featured_logo and (other.featured_rank - arranged.featured_rank) * step > 0
    order by other.featured_rank * step
    limit 2
  );
  if cardinality(passed) > 0 then
    update public.clients as client
    set featured_rank = (passed[1] + coalesce(passed[2], passed[1] + 2 * step)) / 2
    where client.id = arranged_id;
  end if;
end
$$;
comment on function public.arrange_featured_client(uuid, text) is
  'move: first features the client before all others, up and down move it past its neighbor, off stops featuring it. Raises PT403, PT404, and PT422 for another move.';
revoke execute on function public.arrange_featured_client(uuid, text) from public, anon, authenticated;
grant execute on function public.arrange_featured_client(uuid, text) to authenticated;

create function private.require_client_remover() returns void
language plpgsql stable security definer set search_path = ''
as $$
begin
  if private.viewer_write_role() is distinct from 'super_admin' then
    raise exception 'Only super admins delete and merge clients' using errcode = 'PT403';
  end if;
end
$$;
revoke execute on function private.require_client_remover() from public, anon, authenticated;

create function public.delete_unused_client(unused_id uuid) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_client_remover();
  -- The lock keeps others from linking a film, review or contact meanwhile.
  perform from public.clients as client where client.id = unused_id for update;
  if not found then
    raise exception 'There is no such client' using errcode = 'PT404';
  end if;
  if exists (select from public.video_clients as link where link.client_id = unused_id)
    or exists (select from public.client_reviews as review where review.client_id = unused_id)
    or exists (select from public.contacts as contact where contact.client_id = unused_id)
  then
    raise exception 'This client is in use' using errcode = 'PT409';
  end if;
  delete from public.clients as client where client.id = unused_id;
end
$$;
comment on function public.delete_unused_client(uuid) is
  'Raises PT403 for everybody but super admins, PT404, and PT409 for a client with films, reviews or contacts.';
revoke execute on function public.delete_unused_client(uuid) from public, anon, authenticated;
grant execute on function public.delete_unused_client(uuid) to authenticated;

create function public.merge_clients(from_id uuid, into_id uuid, dry_run boolean default true) returns table (
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

  delete from public.video_clients as link
  where link.client_id = from_id
    and exists (
      select from public.video_clients as other where other.video_id = link.video_id and other.client_id = into_id
    );
  update public.video_clients as link set client_id = into_id where link.client_id = from_id;
  update public.client_reviews as review set client_id = into_id where review.client_id = from_id;
  update public.contacts as contact set client_id = into_id where contact.client_id = from_id;
  update public.clients as client
  set logo = coalesce(client.logo, source.logo),
    website = coalesce(client.website, source.website),
    industry_id = coalesce(client.industry_id, source.industry_id)
  where client.id = into_id;
  delete from public.clients as client where client.id = from_id;
end
$$;
comment on function public.merge_clients(uuid, uuid, boolean) is
  'Gives everything of one client to another and deletes it. Lists each record and fact with its outcome: moves, joins (the film names both), or is dropped (the other client has its own). Raises PT403 for everybody but super admins, PT404, and PT422 for one client twice.';
revoke execute on function public.merge_clients(uuid, uuid, boolean) from public, anon, authenticated;
grant execute on function public.merge_clients(uuid, uuid, boolean) to authenticated;
