-- How often clients have looked at a group, as their browsers tell it.

create table public.ad_preview_opens (
  ad_group_id uuid primary key references public.ad_groups (id) on delete cascade,
  opens integer not null check (opens > 0),
  last_opened_at timestamptz not null
);
comment on table public.ad_preview_opens is 'Counted once per session of a browser; neither staff nor programs without scripts count.';

revoke all on table public.ad_preview_opens from anon, authenticated;
grant select on table public.ad_preview_opens to authenticated;
grant select, insert, update, delete on table public.ad_preview_opens to service_role;
alter table public.ad_preview_opens enable row level security;

create policy "Designers, managers and admins read how often previews were opened" on public.ad_preview_opens
  for select to authenticated
  using ((select private.viewer_role()) in ('graphic_designer', 'project_manager', 'admin', 'super_admin'));

create trigger record_change after insert or update or delete on public.ad_preview_opens
  for each row execute function private.record_change('ad_group_id');

create function public.count_preview_open(ad_group_id uuid, address_hash text) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.enforce_rate_limit('ad_preview_open', address_hash, 30, interval '10 minutes');
  insert into public.ad_preview_opens as known (ad_group_id, opens, last_opened_at)
  select ad_group.id, 1, now()
  from public.ad_groups as ad_group
  where ad_group.id = count_preview_open.ad_group_id and private.is_preview_open(ad_group)
  on conflict on constraint ad_preview_opens_pkey do update
    set opens = known.opens + 1, last_opened_at = excluded.last_opened_at;
end
$$;
comment on function public.count_preview_open(uuid, text) is
  'Does nothing for previews that are not open. Raises PT429 after 30 of an address in 10 minutes.';
revoke execute on function public.count_preview_open(uuid, text) from public, anon, authenticated;
grant execute on function public.count_preview_open(uuid, text) to service_role;
