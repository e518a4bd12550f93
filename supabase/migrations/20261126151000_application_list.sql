-- Applications as a list: what it searches, its filter, its pages, and what the screen shows beside it.

alter table public.videographer_applications add column search_text text generated always as (
  lower(
    first_name || ' ' || last_name || ' ' || email || ' ' || phone || ' ' || city || ' ' || state || ' ' || zip_code || ' '
    || about || ' ' || coalesce(gear, '')
  )
) stored;

-- Compared inside the subselect, so that the planner knows that it is true for all rows or none.
alter policy "Admins read applications" on public.videographer_applications
  using ((select private.viewer_role() in ('admin', 'super_admin')));
alter policy "Admins read the cameras of applications" on public.videographer_application_cameras
  using ((select private.viewer_role() in ('admin', 'super_admin')));
alter policy "Admins read the lenses of applications" on public.videographer_application_lenses
  using ((select private.viewer_role() in ('admin', 'super_admin')));

create index videographer_applications_list_idx on public.videographer_applications (created_at desc, id);
drop index public.videographer_applications_newest_idx;
create index videographer_applications_name_idx on public.videographer_applications
  (lower(last_name || ' ' || first_name), id);
create index videographer_applications_place_idx on public.videographer_applications (lower(state || ' ' || city), id);
create index videographer_applications_changed_idx on public.videographer_applications (updated_at desc, id);

create function private.application_filter(words text[], with_status text, in_states text[], with_gear text) returns text
language sql immutable set search_path = ''
as $$
  select concat_ws(' and ',
    'true',
    (
      select string_agg(format('application.search_text like %L', '%' || lower(word) || '%'), ' and ')
      from unnest(words) as word
    ),
    'application.status = ' || quote_literal(with_status),
    case when in_states is not null then format('lower(application.state) = any (%L::text[])', in_states) end,
    case with_gear
      when 'suggested' then $sql$application.id in (
        select named.application_id from public.videographer_application_cameras as named
        join public.cameras as camera on camera.id = named.camera_id where camera.status = 'pending'
        union all
        select named.application_id from public.videographer_application_lenses as named
        join public.lenses as lens on lens.id = named.lens_id where lens.status = 'pending'
      )$sql$
    end
  )
$$;
comment on function private.application_filter(text[], text, text[], text) is
  'A condition on videographer_applications as application. Null does not narrow. in_states: names and abbreviations of a state in small letters. with_gear: suggested, for cameras and lenses that wait for a decision.';
revoke execute on function private.application_filter(text[], text, text[], text) from public, anon, authenticated;
grant execute on function private.application_filter(text[], text, text[], text) to authenticated;

create function public.search_applications(
  words text[] default '{}',
  with_status text default null,
  in_states text[] default null,
  with_gear text default null,
  sort_by text default 'created',
  descending boolean default true,
  max_rows integer default 50,
  skip_rows integer default 0,
  after_value text default null,
  after_id uuid default null
) returns table (
  id uuid,
  first_name text,
  last_name text,
  email text,
  phone text,
  city text,
  state text,
  website text,
  source text,
  status text,
  cameras text[],
  lenses text[],
  created_at timestamptz,
  updated_at timestamptz,
  total integer,
  sort_value text
)
language plpgsql stable set search_path = ''
as $$
begin
  -- As search_leads() does: a search by words reads every row, so it is done once.
  return query execute format(
    $query$
      with found as %1$s materialized (
        select application.id, %2$s as sort_key from public.videographer_applications as application where %3$s
      ), shown as (
        select found.id, found.sort_key from found where %7$s
        order by found.sort_key %4$s, found.id limit %5$s offset %6$s
      )
      select
        application.id, application.first_name, application.last_name, application.email, application.phone,
        application.city, application.state, application.website, application.source, application.status,
        array(
          select camera.name from public.videographer_application_cameras as named
          join public.cameras as camera on camera.id = named.camera_id
          where named.application_id = application.id order by camera.name
        ),
        array(
          select lens.name from public.videographer_application_lenses as named
          join public.lenses as lens on lens.id = named.lens_id
          where named.application_id = application.id order by lens.name
        ),
        application.created_at, application.updated_at, (select count(*)::integer from found),
        shown.sort_key::text
      from shown
      join public.videographer_applications as application on application.id = shown.id
      order by shown.sort_key %4$s, shown.id
    $query$,
    case when cardinality(words) = 0 then 'not' else '' end,
    case sort_by
      when 'name' then $sql$lower(application.last_name || ' ' || application.first_name)$sql$
      when 'place' then $sql$lower(application.state || ' ' || application.city)$sql$
      when 'status' then $sql$array_position(array['held', 'new', 'approved', 'declined', 'spam'], application.status)$sql$
      when 'changed' then 'application.updated_at'
      else 'application.created_at'
    end,
    private.application_filter(words, with_status, in_states, with_gear),
    case when descending then 'desc' else 'asc' end,
    least(max_rows, 1001),
    greatest(skip_rows, 0),
    case
      when after_id is null then 'true'
      else format(
        '(found.sort_key %1$s %2$L or (found.sort_key = %2$L and found.id > %3$L))',
        case when descending then '<' else '>' end, after_value, after_id
      )
    end
  );
end
$$;
comment on function public.search_applications(text[], text, text[], text, text, boolean, integer, integer, text, uuid) is
  'An application matches when it contains every word and fits the filters of private.application_filter. sort_by: created, name, place, status or changed. after_*: sort_value and id of the last row that was read, instead of skip_rows.';
revoke execute on function public.search_applications(text[], text, text[], text, text, boolean, integer, integer, text, uuid)
  from public, anon, authenticated;
grant execute on function public.search_applications(text[], text, text[], text, text, boolean, integer, integer, text, uuid)
  to authenticated;

create function public.get_application_overview(max_suggestions integer default 50) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object(
    'counts', (
      select coalesce(jsonb_object_agg(counted.status, counted.total), '{}')
      from (
        select application.status, count(*) as total from public.videographer_applications as application
        group by application.status
      ) as counted
    ),
    'suggestions', coalesce((
      select jsonb_agg(jsonb_build_object(
        'id', pending.id, 'kind', pending.kind, 'name', pending.name, 'createdAt', pending.created_at
      ) order by pending.kind, pending.created_at, pending.id)
      from (
        (select camera.id, 'camera' as kind, camera.name, camera.created_at from public.cameras as camera
        where camera.status = 'pending' order by camera.created_at limit max_suggestions)
        union all
        (select lens.id, 'lens', lens.name, lens.created_at from public.lenses as lens
        where lens.status = 'pending' order by lens.created_at limit max_suggestions)
      ) as pending
    ), '[]')
  )
$$;
comment on function public.get_application_overview(integer) is
  'How many applications have each status in use, and suggested cameras and lenses, the oldest ones of each kind. Nothing for users who may not read them.';
revoke execute on function public.get_application_overview(integer) from public, anon, authenticated;
grant execute on function public.get_application_overview(integer) to authenticated;

drop function public.count_applications();
