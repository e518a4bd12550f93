-- Applications, calls and users keep no values beside the audit log, which has those of fixed lists: enough for a history of their
-- statuses and roles.

create function public.list_status_changes(of_table text, of_record uuid, of_entry bigint default null)
returns table (id bigint, happened_at timestamptz, actor_name text, viewer_name text, changed_values jsonb)
language plpgsql stable security definer set search_path = ''
as $$
begin
  if of_table = 'profiles' then
    perform private.require_super_admin();
  elsif (of_table in ('videographer_applications', 'intro_calls') and private.viewer_role() in ('admin', 'super_admin')) is not true then
    raise exception 'You may not read this history' using errcode = 'PT403';
  end if;
  return query
    select entry.id, entry.happened_at, private.audited_name(actor),
      case when entry.viewer_id <> entry.actor_id then private.audited_name(viewer) end,
      kept.changes
    from private.audit_log as entry
    cross join lateral (
      select jsonb_object_agg(field.key, field.value) as changes from jsonb_each(entry.changed_values) as field
      where field.key in ('status', 'user_type', 'active')
    ) as kept
    left join public.profiles as actor on actor.id = entry.actor_id
    left join public.profiles as viewer on viewer.id = entry.viewer_id
    where entry.table_name = of_table and entry.row_key = jsonb_build_object('id', of_record) and entry.action = 'update'
      and kept.changes is not null and (of_entry is null or entry.id = of_entry)
    order by entry.happened_at desc, entry.id desc
    limit 200;
end
$$;
comment on function public.list_status_changes(text, uuid, bigint) is
  'Of an application, a call or a user, newest first: what the status, the role, or whether the account is active was and became. of_entry: that one alone. viewer_name: who was mirrored, else null. Names of deleted users are null. Raises PT403.';
revoke execute on function public.list_status_changes(text, uuid, bigint) from public, anon, authenticated;
grant execute on function public.list_status_changes(text, uuid, bigint) to authenticated;
