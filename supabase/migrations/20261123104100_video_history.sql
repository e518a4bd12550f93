-- The history of a record includes its links to other records, and a deleted video comes back with them.

create index audit_log_video_parts_idx on private.audit_log ((row_key ->> 'video_id'), happened_at desc);

drop function public.list_record_history(text, text, integer, integer);

create function public.list_record_history(
  record_table text,
  record_id text,
  row_limit integer default 10,
  row_offset integer default 0
) returns table (
  id bigint,
  happened_at timestamptz,
  actor_name text,
  viewer_name text,
  table_name text,
  action text,
  changed_values jsonb
)
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_history_reader(record_table);
  return query
    with entry as (
      select entry.* from private.audit_log as entry
      where entry.table_name = record_table and entry.row_key = jsonb_build_object('id', record_id)
      union all
      select part.* from private.audit_log as part
      where record_table = 'videos'
        and part.row_key ->> 'video_id' = record_id
        and private.keeps_content(part.table_name)
    )
    select
      entry.id, entry.happened_at, private.audited_name(actor),
      case when entry.viewer_id <> entry.actor_id then private.audited_name(viewer) end,
      entry.table_name, entry.action, coalesce(entry.changed_values, '{}')
    from entry
    left join public.profiles as actor on actor.id = entry.actor_id
    left join public.profiles as viewer on viewer.id = entry.viewer_id
    -- A change of derived columns only.
    where entry.changed_columns is distinct from '{}'
    order by entry.happened_at desc, entry.id desc
    limit least(greatest(row_limit, 0), 200) offset greatest(row_offset, 0);
end
$$;
comment on function public.list_record_history(text, text, integer, integer) is
  'The changes of one record and of what belongs to it, newest first. viewer_name: who was mirrored, else null. Names of deleted users are null. Raises PT403.';
revoke execute on function public.list_record_history(text, text, integer, integer) from public, anon, authenticated;
grant execute on function public.list_record_history(text, text, integer, integer) to authenticated;

create function public.restore_video_links(deletion_id bigint) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  deletion private.audit_log;
begin
  if not coalesce(private.viewer_write_role() in ('admin', 'super_admin'), false) then
    raise exception 'Only admins restore videos' using errcode = 'PT403';
  end if;
  select * into deletion from private.audit_log as entry
  where entry.id = deletion_id and entry.table_name = 'videos' and entry.action = 'delete';
  if not found then
    raise exception 'There is no such deletion' using errcode = 'PT404';
  end if;
  -- The links went in the same transaction, and now() is the same everywhere in it.
  insert into public.video_clients (video_id, client_id)
  select (link.row_key ->> 'video_id')::uuid, client.id
  from private.audit_log as link
  join public.clients as client on client.id::text = link.row_key ->> 'client_id'
  where link.row_key ->> 'video_id' = deletion.row_key ->> 'id'
    and link.table_name = 'video_clients' and link.action = 'delete' and link.happened_at = deletion.happened_at
  on conflict do nothing;
  insert into public.video_industries (video_id, industry_id)
  select (link.row_key ->> 'video_id')::uuid, industry.id
  from private.audit_log as link
  join public.industries as industry on industry.id::text = link.row_key ->> 'industry_id'
  where link.row_key ->> 'video_id' = deletion.row_key ->> 'id'
    and link.table_name = 'video_industries' and link.action = 'delete' and link.happened_at = deletion.happened_at
  on conflict do nothing;
end
$$;
comment on function public.restore_video_links(bigint) is
  'Links a video that came back to the clients and industries it had when it was deleted. Raises PT403 and PT404.';
revoke execute on function public.restore_video_links(bigint) from public, anon, authenticated;
grant execute on function public.restore_video_links(bigint) to authenticated;
