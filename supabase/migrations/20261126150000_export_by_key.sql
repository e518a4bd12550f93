-- Exports ask for the rows after the last one that they have, so that rows which come and go meanwhile shift nothing.

-- A condition for rows of `found` in the order of `sort_key`, nulls last, then `id`.
create function private.follows(after_value text, after_id uuid, descending boolean) returns text
language sql immutable set search_path = ''
as $$
  select case
    when after_id is null then 'true'
    when after_value is null then format('(found.sort_key is null and found.id > %L)', after_id)
    else format(
      '(found.sort_key %1$s %2$L or found.sort_key is null or (found.sort_key = %2$L and found.id > %3$L))',
      case when descending then '<' else '>' end, after_value, after_id
    )
  end
$$;
revoke execute on function private.follows(text, uuid, boolean) from public, anon, authenticated;
grant execute on function private.follows(text, uuid, boolean) to authenticated;

drop function public.search_place_pages(text[], text, text, text, boolean, boolean, text, boolean, integer, integer);
create function public.search_place_pages(
  words text[] default '{}',
  in_state text default null,
  of_kind text default null,
  with_status text default null,
  in_search boolean default null,
  composed boolean default null,
  sort_by text default 'changed',
  descending boolean default true,
  max_rows integer default 50,
  skip_rows integer default 0,
  after_value text default null,
  after_id uuid default null
) returns table (
  id uuid,
  slug text,
  city text,
  state text,
  title text,
  status text,
  word_count integer,
  films integer,
  is_indexable boolean,
  is_composed boolean,
  updated_at timestamptz,
  total integer,
  sort_value text
)
language plpgsql stable set search_path = ''
as $$
declare
  sort_key text := case sort_by
    when 'place' then $key$lower(coalesce(nullif(page.city, ''), page.state))$key$
    when 'state' then 'page.state'
    when 'words' then 'page.word_count'
    when 'films' then 'coalesce(local.films, 0)'
    else 'page.updated_at'
  end;
  conditions text := (
    select coalesce(string_agg(format('page.search_text like $1[%s] and ', word.position), ''), '')
    from generate_subscripts(words, 1) as word (position)
  );
  -- Counted for all pages only where the order or a filter asks for it.
  counted text := case when sort_by = 'films' or in_search is not null then
    'left join local on local.state = page.state and local.city = coalesce(page.city, '''')'
  end;
begin
  return query execute format(
    $query$
      with local as materialized (
        -- The empty city stands for the whole state.
        select video.state, coalesce(video.city, '') as city, count(*)::integer as films
        from public.videos as video
        where not video.draft and not video.archived and video.website_placement <> 'none' and video.city <> ''
        group by 1, 2
        union all
        select video.state, '', count(*)::integer
        from public.videos as video
        where not video.draft and not video.archived and video.website_placement <> 'none'
        group by 1
      ), found as materialized (
        select page.id, %1$s as sort_key
        from public.service_geo_pages as page %4$s
        where %3$s ($2 is null or page.state = $2)
          and ($3 is null or $3 = case when coalesce(page.city, '') = '' then 'state' else 'city' end)
          and ($4 is null or page.status = $4)
          and ($5 is null or $5 = page.is_composed)
          %5$s
      ), shown as (
        select found.id, found.sort_key from found where %6$s
        order by found.sort_key %2$s nulls last, found.id limit $6 offset $7
      )
      select
        page.id, page.slug, nullif(page.city, ''), page.state, page.title, page.status, page.word_count,
        coalesce(local.films, 0),
        page.status = 'published' and (page.word_count >= 250 or coalesce(local.films, 0) > 0),
        page.is_composed, page.updated_at, (select count(*)::integer from found), shown.sort_key::text
      from shown
      join public.service_geo_pages as page on page.id = shown.id
      left join local on local.state = page.state and local.city = coalesce(page.city, '')
      order by shown.sort_key %2$s nulls last, shown.id
    $query$,
    sort_key,
    case when descending then 'desc' else 'asc' end,
    conditions,
    coalesce(counted, ''),
    case when in_search is not null then
      'and $8 = (page.status = ''published'' and (page.word_count >= 250 or coalesce(local.films, 0) > 0))'
    end,
    private.follows(after_value, after_id, descending)
  )
  using
    array(select '%' || lower(word) || '%' from unnest(words) as word),
    in_state, of_kind, with_status, composed, least(max_rows, 1000), greatest(skip_rows, 0), in_search;
end
$$;
comment on function public.search_place_pages(text[], text, text, text, boolean, boolean, text, boolean, integer, integer, text, uuid) is
  'A page matches when every word is in its place, slug or title. of_kind: city or state. in_search and is_indexable follow the rule of indexable_geo_pages. films: published ones from there that pages of places show. sort_by: place, state, words, films or changed.';
revoke execute on function public.search_place_pages(text[], text, text, text, boolean, boolean, text, boolean, integer, integer, text, uuid)
  from public, anon, authenticated;
grant execute on function public.search_place_pages(text[], text, text, text, boolean, boolean, text, boolean, integer, integer, text, uuid)
  to authenticated;

drop function public.search_videos(text[], text, uuid, uuid, text, text, text, boolean, text, text, boolean, integer, integer);
create function public.search_videos(
  words text[] default '{}',
  with_status text default null,
  of_client uuid default null,
  of_industry uuid default null,
  with_service text default null,
  in_state text default null,
  in_city text default null,
  with_placement boolean default null,
  without text default null,
  sort_by text default 'created',
  descending boolean default true,
  max_rows integer default 50,
  skip_rows integer default 0,
  after_value text default null,
  after_id uuid default null
) returns table (
  id uuid,
  slug text,
  title text,
  video_thumbnail text,
  aspect_ratio public.aspect_ratio,
  status text,
  clients text[],
  industries text[],
  service text,
  city text,
  state text,
  has_placement boolean,
  missing text[],
  created_on timestamptz,
  updated_at timestamptz,
  total integer,
  sort_value text
)
language plpgsql stable set search_path = ''
as $$
declare
  sort_key text := case sort_by
    when 'title' then $key$lower(coalesce(nullif(trim(video.name_on_website), ''), video.name_internal, video.slug))$key$
    when 'service' then 'video.service'
    when 'place' then $key$nullif(concat_ws(', ', video.state, video.city), '')$key$
    when 'changed' then 'video.updated_at'
    else 'video.created_on'
  end;
  -- One condition for each word: a word is in the text of the video, or one of its clients has it.
  conditions text := (
    select coalesce(string_agg(
      format(
        $condition$
          (video.search_text like $1[%1$s] or video.id in (
            select link.video_id from public.video_clients as link
            where link.client_id = any (array(
              select client.id from public.clients as client where client.search_text like $1[%1$s]
            ))
          )) and
        $condition$,
        word.position
      ), ''
    ), '')
    from generate_subscripts(words, 1) as word (position)
  );
begin
  return query execute format(
    $query$
      with found as materialized (
        select video.id, %1$s as sort_key
        from public.videos as video
        where %3$s ($2 is null or $2 = case when video.archived then 'archived' when video.draft then 'draft' else 'published' end)
          and ($3 is null or video.id in (
            select link.video_id from public.video_clients as link where link.client_id = $3
          ))
          and ($4 is null or video.id in (
            select link.video_id from public.video_industries as link where link.industry_id = $4
          ))
          and ($5 is null or video.service = $5)
          and ($6 is null or video.state = $6)
          and ($7 is null or video.city = $7)
          and ($8 is null or $8 = (coalesce(video.website_placement, 'none') <> 'none'))
          and ($9 is null or case $9
            when 'thumbnail' then video.video_thumbnail is null
            when 'film' then coalesce(video.film_file, video.video_file, video.video_link, video.vimeo_video_id) is null
            when 'goal' then char_length(trim(coalesce(video.about_video_goal, ''))) < 80
            when 'ratio' then video.aspect_ratio is null
            when 'place' then video.state is null
            when 'industry' then video.id not in (select link.video_id from public.video_industries as link)
            when 'captions' then video.id not in (select caption.video_id from public.captions as caption where caption.kind = 'captions')
          end)
      ), page as (
        select found.id, found.sort_key from found where %4$s
        order by found.sort_key %2$s nulls last, found.id limit $10 offset $11
      )
      select
        video.id, video.slug,
        coalesce(nullif(trim(video.name_on_website), ''), nullif(trim(video.name_internal), ''), 'Untitled Video'),
        video.video_thumbnail, video.aspect_ratio,
        case when video.archived then 'archived' when video.draft then 'draft' else 'published' end,
        array(
          select client.name from public.video_clients as link
          join public.clients as client on client.id = link.client_id
          where link.video_id = video.id order by client.name
        ),
        industry.names, video.service, video.city, video.state,
        coalesce(video.website_placement, 'none') <> 'none',
        array_remove(array[
          case when video.video_thumbnail is null then 'thumbnail' end,
          case when coalesce(video.film_file, video.video_file, video.video_link, video.vimeo_video_id) is null then 'film' end,
          case when char_length(trim(coalesce(video.about_video_goal, ''))) < 80 then 'goal' end,
          case when video.aspect_ratio is null then 'ratio' end,
          case when cardinality(industry.names) = 0 then 'industry' end,
          case when video.state is null then 'place' end,
          case when not exists (select from public.captions as caption where caption.video_id = video.id and caption.kind = 'captions') then 'captions' end
        ], null),
        video.created_on, video.updated_at, (select count(*)::integer from found), page.sort_key::text
      from page
      join public.videos as video on video.id = page.id
      cross join lateral (
        select array(
          select industry.name from public.video_industries as link
          join public.industries as industry on industry.id = link.industry_id
          where link.video_id = video.id order by industry.name
        ) as names
      ) as industry
      order by page.sort_key %2$s nulls last, page.id
    $query$,
    sort_key,
    case when descending then 'desc' else 'asc' end,
    conditions,
    private.follows(after_value, after_id, descending)
  )
  using
    array(select '%' || lower(word) || '%' from unnest(words) as word),
    with_status, of_client, of_industry, with_service, in_state, in_city, with_placement, without,
    least(max_rows, 1000), greatest(skip_rows, 0);
end
$$;
comment on function public.search_videos(text[], text, uuid, uuid, text, text, text, boolean, text, text, boolean, integer, integer, text, uuid) is
  'A video matches when every word is in its names, slug, service or place, or in the name or website of a client. with_placement: shown on pages of places, or not. without: what is missing, one of the values of missing; goal means fewer than 80 characters. sort_by: title, service, place, changed or created.';
revoke execute on function public.search_videos(text[], text, uuid, uuid, text, text, text, boolean, text, text, boolean, integer, integer, text, uuid)
  from public, anon, authenticated;
grant execute on function public.search_videos(text[], text, uuid, uuid, text, text, text, boolean, text, text, boolean, integer, integer, text, uuid)
  to authenticated;

drop function public.list_tasks(uuid, text, text[], text, integer, integer);
create function public.list_tasks(
  of_person uuid default null,
  in_state text default null,
  words text[] default '{}',
  about_kind text default null,
  max_rows integer default 50,
  skip_rows integer default 0,
  after_task jsonb default null
) returns jsonb
language plpgsql stable set search_path = ''
as $$
#variable_conflict use_column
declare
  today constant date := private.today();
  patterns constant text[] := array(select '%' || lower(word) || '%' from unnest(words) as word);
  answer jsonb;
begin
  if private.viewer_role() is null then
    raise exception 'Tasks are for staff' using errcode = 'PT403';
  end if;
  with found as materialized (
    select task.id, task.due_on, task.created_at, task.done_at,
      case
        when task.done_at is not null then 'done'
        when task.due_on < today then 'overdue'
        when task.due_on = today then 'today'
        else 'later'
      end as state
    from public.tasks as task
    where (of_person is null or task.assignee_id = of_person)
      and task.search_text like all (patterns)
      and case about_kind
        when 'lead' then task.lead_id is not null
        when 'client' then task.client_id is not null
        when 'contact' then task.contact_id is not null
        when 'parent_group' then task.parent_group_id is not null
        else true
      end
  ), numbered as (
    select found.id, found.state, row_number() over (
      partition by found.state order by found.done_at desc, found.due_on, found.created_at, found.id
    ) as number
    from found
    where case when in_state is null then found.state <> 'done' else found.state = in_state end
      and (
        after_task is null
        or found.done_at < (after_task ->> 'doneAt')::timestamptz
        or found.done_at is not distinct from (after_task ->> 'doneAt')::timestamptz
          and (coalesce(found.due_on, 'infinity'), found.created_at, found.id) > (
            coalesce((after_task ->> 'dueOn')::date, 'infinity'), (after_task ->> 'createdAt')::timestamptz,
            (after_task ->> 'id')::uuid
          )
      )
  ), page as (
    select task as task, numbered.state, numbered.number
    from numbered
    join public.tasks as task on task.id = numbered.id
    where numbered.number > greatest(skip_rows, 0)
      and numbered.number <= greatest(skip_rows, 0) + least(greatest(max_rows, 0), 500)
  )
  select jsonb_build_object(
    'counts', (
      select jsonb_build_object(
        'overdue', count(*) filter (where found.state = 'overdue'),
        'today', count(*) filter (where found.state = 'today'),
        'later', count(*) filter (where found.state = 'later'),
        'done', count(*) filter (where found.state = 'done')
      ) from found
    ),
    'rows', coalesce((
      select jsonb_agg(
        private.task_json(page.task) || jsonb_build_object('state', page.state, 'about', private.task_about(page.task))
        order by page.state, page.number
      ) from page
    ), '[]')
  ) into answer;
  return answer;
end
$$;
comment on function public.list_tasks(uuid, text, text[], text, integer, integer, jsonb) is
  'Tasks that the caller may read. in_state: overdue, today, later or done; null for the first max_rows of each open state. of_person null: of everybody. Raises PT403.';
revoke execute on function public.list_tasks(uuid, text, text[], text, integer, integer, jsonb)
  from public, anon, authenticated;
grant execute on function public.list_tasks(uuid, text, text[], text, integer, integer, jsonb)
  to authenticated;

drop function public.brand_matrix(uuid, date, integer, integer, text[], text, text);
create function public.brand_matrix(
  of_group uuid, on_day date, first_row integer, row_limit integer, words text[] default '{}', in_state text default null,
  lacking text default null, after_number text default null, after_id uuid default null
) returns jsonb
language sql stable set search_path = ''
as $$
  with found as materialized (
    select site.id, site.number, site.name, site.city, site.state, site.status
    from public.sites as site
    where site.parent_group_id = of_group
      and (in_state is null or site.state = in_state)
      and not exists (select from unnest(words) as word where position(word in site.search_text) = 0)
      and (lacking is null or not exists (
        select from public.brand_associations as association
        where association.site_id = site.id and (lacking = 'any' or association.role = lacking)
          and association.first_on <= on_day and (association.last_on is null or association.last_on >= on_day)
      ))
  ), shown as materialized (
    select * from found where after_id is null or (number, id) > (after_number, after_id)
    order by number, id offset first_row limit row_limit
  )
  select jsonb_build_object(
    'total', (select count(*) from found),
    'rows', (
      select coalesce(jsonb_agg(
        to_jsonb(shown) || jsonb_build_object('carried', coalesce(carried.associations, '[]')) order by shown.number, shown.id
      ), '[]')
      from shown left join lateral (
        select jsonb_agg(jsonb_build_object(
          'id', association.id, 'version', association.version, 'role', association.role, 'brand', association.brand_id,
          'first_on', association.first_on, 'last_on', association.last_on
        ) order by association.first_on, association.id) as associations
        from public.brand_associations as association
        where association.site_id = shown.id and (association.last_on is null or association.last_on >= on_day)
      ) as carried on true
    )
  )
$$;
comment on function public.brand_matrix(uuid, date, integer, integer, text[], text, text, text, uuid) is
  'Sites of a group by number, with what each carries on the day and later. lacking: a role, or any. Words are in lower case.';
revoke execute on function public.brand_matrix(uuid, date, integer, integer, text[], text, text, text, uuid)
  from public, anon, authenticated;
grant execute on function public.brand_matrix(uuid, date, integer, integer, text[], text, text, text, uuid)
  to authenticated;

drop function public.list_owl_import_rows(uuid, text, integer, integer);
create function public.list_owl_import_rows(
  listed_id uuid, kind text default null, row_limit integer default 50, row_offset integer default 0,
  after_number integer default 0
) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not coalesce(private.viewer_role() in ('project_manager', 'owl', 'admin', 'super_admin'), false) then
    raise exception 'Only managers, owls and admins import here' using errcode = 'PT403';
  end if;
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'number', line.number, 'cells', line.cells, 'label', line.label, 'outcome', line.outcome, 'shown', line.shown,
      'problems', line.problems, 'recordId', line.record_id, 'kept', line.kept
    ) order by line.number), '[]')
    from (
      select * from private.owl_import_rows as one
      where one.import_id = listed_id and one.number > after_number
        and (
          kind is null or one.outcome = kind or (kind = 'kept' and one.kept is not null)
          or (kind = 'warned' and one.outcome in ('create', 'update') and one.problems <> '{}')
        )
      order by one.number limit least(row_limit, 500) offset row_offset
    ) as line
  );
end
$$;
comment on function public.list_owl_import_rows(uuid, text, integer, integer, integer) is
  'kind: an outcome, kept, or warned. In one value, because the API answers 1,000 rows at most. Raises PT403.';
revoke execute on function public.list_owl_import_rows(uuid, text, integer, integer, integer)
  from public, anon, authenticated;
grant execute on function public.list_owl_import_rows(uuid, text, integer, integer, integer)
  to authenticated;

drop function public.list_contact_import_rows(uuid, text, integer, integer);
create function public.list_contact_import_rows(
  listed_id uuid,
  kind text default null,
  row_limit integer default 50,
  row_offset integer default 0,
  after_number integer default 0
) returns table (
  number integer,
  outcome text,
  facts jsonb,
  problems jsonb,
  same_as integer,
  changes jsonb,
  contact_id uuid,
  kept text,
  cells text[],
  new_client text
)
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not coalesce(private.viewer_role() in ('project_manager', 'owl', 'admin', 'super_admin'), false) then
    raise exception 'Only those who keep contacts see imports' using errcode = 'PT403';
  end if;
  return query
    select
      line.number, line.outcome, line.facts, line.problems, line.same_as, line.changes, line.contact_id, line.kept,
      line.cells, case when line.outcome in ('create', 'update') then line.new_client end
    from private.contact_import_rows as line
    where line.import_id = listed_id and line.number > after_number
      and case kind when 'kept' then line.kept is not null else kind is null or line.outcome = kind end
    order by line.number
    limit least(greatest(row_limit, 0), 500) offset greatest(row_offset, 0);
end
$$;
comment on function public.list_contact_import_rows(uuid, text, integer, integer, integer) is
  'kind: an outcome, or kept; null for all rows. Raises PT403.';
revoke execute on function public.list_contact_import_rows(uuid, text, integer, integer, integer)
  from public, anon, authenticated;
grant execute on function public.list_contact_import_rows(uuid, text, integer, integer, integer)
  to authenticated;
