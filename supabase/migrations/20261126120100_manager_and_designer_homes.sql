-- The homes of project managers and designers, each in one call. Every count is a count of rows of the list that it leads to. The
-- functions run as the caller, so policies decide what is in the answer.

create function private.ad_group_waits_since(group_id uuid) returns timestamptz
language sql stable security definer set search_path = ''
as $$
  select coalesce(
    (
      select entry.happened_at from private.audit_log as entry
      where entry.table_name = 'ad_groups' and entry.row_key = jsonb_build_object('id', ad_group.id)
        and 'status' = any (entry.changed_columns)
      order by entry.happened_at desc limit 1
    ),
    ad_group.updated_at
  )
  from public.ad_groups as ad_group
  where ad_group.id = group_id
    and private.viewer_role() in ('graphic_designer', 'project_manager', 'admin', 'super_admin')
$$;
comment on function private.ad_group_waits_since(uuid) is
  'When somebody gave the group its status. Without such an entry in the log, its last change.';
revoke execute on function private.ad_group_waits_since(uuid) from public, anon, authenticated;
grant execute on function private.ad_group_waits_since(uuid) to authenticated;

create function private.ad_groups_of_home(kind text, max_rows integer) returns jsonb
language plpgsql stable set search_path = ''
as $$
declare
  today constant date := private.today();
  condition constant text := case kind
    when 'overdue' then $sql$list.due_date < $1 and list.status in ('planned', 'in_progress', 'in_review')$sql$
    when 'week' then
      $sql$list.due_date >= $1 and list.due_date < $1 + 8 and list.status in ('planned', 'in_progress', 'in_review')$sql$
    when 'review' then $sql$list.status = 'in_review'$sql$
    when 'nobody' then $sql$not list.is_assigned and list.status in ('planned', 'in_progress', 'in_review')$sql$
    when 'mine' then $sql$list.status in ('planned', 'in_progress', 'in_review') and list.id in (
        select assignment.ad_group_id from public.ad_group_assignments as assignment
        where assignment.profile_id = (select private.viewer_id())
      )$sql$
  end;
  answer jsonb;
begin
  -- One scan counts and finds. Names are read for the rows that are shown.
  execute format(
    $query$
      with found as materialized (
        select list.id, list.due_date, list.name from public.ad_group_list as list where %s
      ), page as materialized (
        select found.id from found order by found.due_date nulls last, found.name, found.id limit $2
      )
      select jsonb_build_object(
        'count', (select count(*) from found),
        'overdue', (select count(*) from found where found.due_date < $1),
        'rows', coalesce((
          select jsonb_agg(jsonb_build_object(
            'id', list.id, 'name', list.name, 'client', list.parent_group, 'product', list.product, 'status', list.status,
            'dueDate', list.due_date, 'isPreviewOpen', list.preview_open,
            'since', case when $3 = 'review' then private.ad_group_waits_since(list.id) end
          ) order by list.due_date nulls last, list.name, list.id)
          from public.ad_group_list as list where list.id = any (array(select page.id from page))
        ), '[]')
      )
    $query$,
    condition
  )
  into answer using today, max_rows, kind;
  return answer;
end
$$;
comment on function private.ad_groups_of_home(text, integer) is
  'Groups by due date. kind: overdue, week (the next seven days), review, nobody (unassigned) or mine; all but review leave out what is approved or delivered.';
revoke execute on function private.ad_groups_of_home(text, integer) from public, anon, authenticated;
grant execute on function private.ad_groups_of_home(text, integer) to authenticated;

create function private.ads_to_answer(of_viewer boolean, max_rows integer) returns jsonb
language sql stable set search_path = ''
as $$
  with found as materialized (
    select list.id from public.ad_list as list where list.has_open_comments and (not of_viewer or list.is_mine)
  ), first as materialized (
    select comment.ad_id, min(comment.created_at) as since, count(*) as comments
    from public.ad_comments as comment
    where comment.resolved_at is null and comment.ad_id in (select found.id from found)
    group by comment.ad_id
    order by 2, 1 limit max_rows
  )
  select jsonb_build_object(
    'count', (select count(*) from found),
    'rows', coalesce((
      select jsonb_agg(jsonb_build_object(
        'id', ad.id, 'title', ad.title, 'group', ad_group.name, 'comments', first.comments, 'since', first.since,
        'author', said.author_name, 'words', left(said.body, 300)
      ) order by first.since, ad.id)
      from first
      join public.ads as ad on ad.id = first.ad_id
      join public.ad_groups as ad_group on ad_group.id = ad.ad_group_id
      cross join lateral (
        select comment.author_name, comment.body from public.ad_comments as comment
        where comment.ad_id = ad.id and comment.resolved_at is null
        order by comment.created_at, comment.id limit 1
      ) as said
    ), '[]')
  )
$$;
comment on function private.ads_to_answer(boolean, integer) is
  'Ads with comments that are not settled, each with its oldest one; whoever waits longest comes first.';
revoke execute on function private.ads_to_answer(boolean, integer) from public, anon, authenticated;
grant execute on function private.ads_to_answer(boolean, integer) to authenticated;

create function private.designer_loads(max_rows integer) returns jsonb
language sql stable set search_path = ''
as $$
  with load as materialized (
    select staff.id, staff.name, count(ad_group.id) as groups,
      count(ad_group.id) filter (where ad_group.due_date < (select private.today())) as overdue
    from public.list_assignable_staff() as staff
    left join public.ad_group_assignments as assignment on assignment.profile_id = staff.id
    left join public.ad_groups as ad_group
      on ad_group.id = assignment.ad_group_id and ad_group.status not in ('approved', 'delivered')
    where staff.user_type = 'graphic_designer'
    group by staff.id, staff.name
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
$$;
comment on function private.designer_loads(integer) is 'Active designers and their open groups, the most first. Raises PT403 for designers.';
revoke execute on function private.designer_loads(integer) from public, anon, authenticated;
grant execute on function private.designer_loads(integer) to authenticated;

create function public.get_manager_home() returns jsonb
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
    'overdue', private.ad_groups_of_home('overdue', 6),
    'week', private.ad_groups_of_home('week', 6),
    'review', private.ad_groups_of_home('review', 6),
    'nobody', private.ad_groups_of_home('nobody', 6),
    'toAnswer', private.ads_to_answer(false, 5),
    'loads', private.designer_loads(12),
    'tasks', private.tasks_due(private.viewer_id(), 6)
  );
end
$$;
comment on function public.get_manager_home() is
  'What waits for a project manager: groups by due date, in review and without a person, comments, designers, the caller''s tasks, and what the company has. Raises PT403.';
revoke execute on function public.get_manager_home() from public, anon, authenticated;
grant execute on function public.get_manager_home() to authenticated;

create function private.ads_just_approved(max_rows integer) returns jsonb
language sql stable set search_path = ''
as $$
  with found as materialized (
    select list.id from public.ad_list as list where list.is_mine and list.is_just_approved
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
$$;
comment on function private.ads_just_approved(integer) is 'Ads of the caller''s groups that clients approved within seven days, the newest first.';
revoke execute on function private.ads_just_approved(integer) from public, anon, authenticated;
grant execute on function private.ads_just_approved(integer) to authenticated;

create function public.get_designer_home() returns jsonb
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
    'queue', private.ad_groups_of_home('mine', 12),
    'toChange', private.ads_to_answer(true, 5),
    'approved', private.ads_just_approved(5),
    'tasks', private.tasks_due(private.viewer_id(), 6)
  );
end
$$;
comment on function public.get_designer_home() is
  'The caller''s groups by due date, what clients asked for and approved in them, the caller''s tasks, and whether a first group, ad and approval is there. Raises PT403.';
revoke execute on function public.get_designer_home() from public, anon, authenticated;
grant execute on function public.get_designer_home() to authenticated;
