-- Homes of managers and designers read less: among 50,000 groups and ads in two thirds of the time. PL/pgSQL keeps its plans.

drop function private.ad_groups_of_home(text, integer);

create function private.ad_group_rows(ids uuid[], with_since boolean default false) returns jsonb
language plpgsql stable set search_path = ''
as $$
begin
  return (
    select coalesce(
      jsonb_agg(jsonb_build_object(
        'id', list.id, 'name', list.name, 'client', list.parent_group, 'product', list.product, 'status', list.status,
        'dueDate', list.due_date, 'isPreviewOpen', list.preview_open,
        'since', case when with_since then private.ad_group_waits_since(list.id) end
      ) order by list.due_date nulls last, list.name, list.id),
      '[]'
    )
    from public.ad_group_list as list where list.id = any (ids)
  );
end
$$;
comment on function private.ad_group_rows(uuid[], boolean) is
  'Groups by due date, as homes show them. with_since: also since when each has its status.';
revoke execute on function private.ad_group_rows(uuid[], boolean) from public, anon, authenticated;
grant execute on function private.ad_group_rows(uuid[], boolean) to authenticated;

-- The open groups are read once for all four lists of the screen.
create function private.ad_groups_of_manager(max_rows integer) returns jsonb
language plpgsql stable set search_path = ''
as $$
declare
  today constant date := private.today();
  answer jsonb;
begin
  with open as materialized (
    select list.id, list.due_date, list.name, list.is_assigned, list.status = 'in_review' as is_in_review
    from public.ad_group_list as list where list.status in ('planned', 'in_progress', 'in_review')
  ), counted as (
    select
      count(*) filter (where open.due_date < today) as overdue,
      count(*) filter (where open.due_date >= today and open.due_date < today + 8) as week,
      count(*) filter (where open.is_in_review) as review,
      count(*) filter (where open.is_in_review and open.due_date < today) as overdue_review,
      count(*) filter (where not open.is_assigned) as nobody,
      count(*) filter (where not open.is_assigned and open.due_date < today) as overdue_nobody
    from open
  )
  select jsonb_build_object(
    'overdue', jsonb_build_object(
      'count', counted.overdue, 'overdue', counted.overdue,
      'rows', private.ad_group_rows(array(
        select open.id from open where open.due_date < today order by open.due_date, open.name, open.id limit max_rows
      ))
    ),
    'week', jsonb_build_object(
      'count', counted.week, 'overdue', 0,
      'rows', private.ad_group_rows(array(
        select open.id from open where open.due_date >= today and open.due_date < today + 8
        order by open.due_date, open.name, open.id limit max_rows
      ))
    ),
    'review', jsonb_build_object(
      'count', counted.review, 'overdue', counted.overdue_review,
      'rows', private.ad_group_rows(array(
        select open.id from open where open.is_in_review
        order by open.due_date nulls last, open.name, open.id limit max_rows
      ), with_since => true)
    ),
    'nobody', jsonb_build_object(
      'count', counted.nobody, 'overdue', counted.overdue_nobody,
      'rows', private.ad_group_rows(array(
        select open.id from open where not open.is_assigned
        order by open.due_date nulls last, open.name, open.id limit max_rows
      ))
    )
  ) into answer
  from counted;
  return answer;
end
$$;
comment on function private.ad_groups_of_manager(integer) is
  'Open groups that are overdue, due within the next seven days, in review, and of nobody: how many, how many of them overdue, and the first by due date.';
revoke execute on function private.ad_groups_of_manager(integer) from public, anon, authenticated;
grant execute on function private.ad_groups_of_manager(integer) to authenticated;

create function private.ad_groups_of_designer(max_rows integer) returns jsonb
language plpgsql stable set search_path = ''
as $$
declare
  today constant date := private.today();
  answer jsonb;
begin
  with found as materialized (
    select list.id, list.due_date, list.name
    from public.ad_group_list as list
    where list.status in ('planned', 'in_progress', 'in_review')
      -- 'is true' keeps it a set. Otherwise each group of the caller is looked up by itself.
      and (list.id in (
        select assignment.ad_group_id from public.ad_group_assignments as assignment
        where assignment.profile_id = (select private.viewer_id())
      )) is true
  )
  select jsonb_build_object(
    'count', (select count(*) from found),
    'overdue', (select count(*) from found where found.due_date < today),
    'rows', private.ad_group_rows(array(
      select found.id from found order by found.due_date nulls last, found.name, found.id limit max_rows
    ))
  ) into answer;
  return answer;
end
$$;
comment on function private.ad_groups_of_designer(integer) is
  'The caller''s open groups: how many, how many of them overdue, and the first by due date.';
revoke execute on function private.ad_groups_of_designer(integer) from public, anon, authenticated;
grant execute on function private.ad_groups_of_designer(integer) to authenticated;

create or replace function private.designer_loads(max_rows integer) returns jsonb
language plpgsql stable set search_path = ''
as $$
begin
  return (
    with open as (
      select assignment.profile_id, count(*) as groups,
        count(*) filter (where ad_group.due_date < (select private.today())) as overdue
      from public.ad_groups as ad_group
      join public.ad_group_assignments as assignment on assignment.ad_group_id = ad_group.id
      where ad_group.status in ('planned', 'in_progress', 'in_review')
      group by assignment.profile_id
    ), load as materialized (
      select staff.id, staff.name, coalesce(open.groups, 0) as groups, coalesce(open.overdue, 0) as overdue
      from public.list_assignable_staff() as staff
      left join open on open.profile_id = staff.id
      where staff.user_type = 'graphic_designer'
    )
    select jsonb_build_object(
      'count', (select count(*) from load),
      'rows', coalesce((
        select jsonb_agg(jsonb_build_object(
          'id', page.id, 'name', page.name, 'groups', page.groups, 'overdue', page.overdue
        ) order by page.groups desc, lower(page.name), page.id)
        from (select * from load order by load.groups desc, lower(load.name), load.id limit max_rows) as page
      ), '[]')
    )
  );
end
$$;

-- Few ads wait for an answer, so they are looked up from their comments.
create or replace function private.ads_to_answer(of_viewer boolean, max_rows integer) returns jsonb
language plpgsql stable set search_path = ''
as $$
begin
  return (
    with waiting as materialized (
      select comment.ad_id, min(comment.created_at) as since, count(*) as comments
      from public.ad_comments as comment where comment.resolved_at is null
      group by comment.ad_id
    ), found as materialized (
      select waiting.ad_id, waiting.since, waiting.comments, ad.title, ad.ad_group_id
      from waiting join public.ads as ad on ad.id = waiting.ad_id
      where not of_viewer or (ad.ad_group_id in (
        select assignment.ad_group_id from public.ad_group_assignments as assignment
        where assignment.profile_id = (select private.viewer_id())
      )) is true
    ), first as (
      select found.* from found order by found.since, found.ad_id limit max_rows
    )
    select jsonb_build_object(
      'count', (select count(*) from found),
      'rows', coalesce((
        select jsonb_agg(jsonb_build_object(
          'id', first.ad_id, 'title', first.title, 'group', ad_group.name, 'comments', first.comments, 'since', first.since,
          'author', said.author_name, 'words', left(said.body, 300), 'wantsChanges', said.wants_changes
        ) order by first.since, first.ad_id)
        from first
        join public.ad_groups as ad_group on ad_group.id = first.ad_group_id
        cross join lateral (
          select comment.author_name, comment.body, comment.wants_changes from public.ad_comments as comment
          where comment.ad_id = first.ad_id and comment.resolved_at is null
          order by comment.wants_changes desc, comment.created_at, comment.id limit 1
        ) as said
      ), '[]')
    )
  );
end
$$;

create or replace function private.ads_just_approved(max_rows integer) returns jsonb
language plpgsql stable set search_path = ''
as $$
begin
  return (
    with found as materialized (
      select list.id from public.ad_list as list
      where list.is_mine and list.is_just_approved and list.id in (
        -- The view decides. This finds the few that it is asked about.
        select approval.ad_id from public.ad_approvals as approval
        where approval.reopened_at is null and approval.approved_at >= now() - interval '7 days'
      )
    ), newest as materialized (
      select approval.ad_id, max(approval.approved_at) as at
      from public.ad_approvals as approval
      where approval.reopened_at is null and approval.ad_id in (select found.id from found)
      group by approval.ad_id
      order by 2 desc, 1 limit max_rows
    )
    select jsonb_build_object(
      'count', (select count(*) from found),
      'rows', coalesce((
        select jsonb_agg(jsonb_build_object(
          'id', ad.id, 'title', ad.title, 'group', ad_group.name, 'at', newest.at, 'author', said.author_name
        ) order by newest.at desc, ad.id)
        from newest
        join public.ads as ad on ad.id = newest.ad_id
        join public.ad_groups as ad_group on ad_group.id = ad.ad_group_id
        cross join lateral (
          select approval.author_name from public.ad_approvals as approval
          where approval.ad_id = ad.id and approval.reopened_at is null
          order by approval.approved_at desc, approval.id limit 1
        ) as said
      ), '[]')
    )
  );
end
$$;

create or replace function public.get_manager_home() returns jsonb
language plpgsql stable set search_path = ''
as $$
begin
  if coalesce(private.viewer_role() not in ('project_manager', 'admin', 'super_admin'), true) then
    raise exception 'The home of project managers is for managers and admins' using errcode = 'PT403';
  end if;
  return jsonb_build_object(
    'has', jsonb_build_object(
      'groups', exists (select from public.ad_groups),
      'designers', exists (select from public.ad_group_assignments),
      'ads', exists (select from public.ads),
      'previews', exists (select from public.ad_groups where preview_enabled)
    ),
    'toAnswer', private.ads_to_answer(false, 5),
    'loads', private.designer_loads(12),
    'adWeeks', private.ads_by_week(),
    'tasks', private.tasks_due(private.viewer_id(), 6)
  ) || private.ad_groups_of_manager(6);
end
$$;

create or replace function public.get_designer_home() returns jsonb
language plpgsql stable set search_path = ''
as $$
begin
  if coalesce(private.viewer_role() not in ('graphic_designer', 'project_manager', 'admin', 'super_admin'), true) then
    raise exception 'The home of designers is for designers, managers and admins' using errcode = 'PT403';
  end if;
  return jsonb_build_object(
    'has', jsonb_build_object(
      'groups', exists (
        select from public.ad_group_assignments as assignment where assignment.profile_id = (select private.viewer_id())
      ),
      'ads', exists (
        select from public.ad_group_assignments as assignment
        join public.ads as ad on ad.ad_group_id = assignment.ad_group_id
        where assignment.profile_id = (select private.viewer_id())
      ),
      'approvals', exists (
        select from public.ad_group_assignments as assignment
        join public.ads as ad on ad.ad_group_id = assignment.ad_group_id
        join public.ad_approvals as approval on approval.ad_id = ad.id
        where assignment.profile_id = (select private.viewer_id())
      )
    ),
    'queue', private.ad_groups_of_designer(12),
    'toChange', private.ads_to_answer(true, 5),
    'approved', private.ads_just_approved(5),
    'tasks', private.tasks_due(private.viewer_id(), 6)
  );
end
$$;
