-- One row for each ad that a template has made: what medians and shares are counted from. Triggers keep it, so that the figures
-- read no approvals, comments and files.

create table public.ad_template_uses (
  ad_id uuid primary key references public.ads (id) on delete cascade,
  template_id uuid not null references public.ad_templates (id) on delete cascade,
  ad_group_id uuid not null references public.ad_groups (id) on delete cascade,
  made_by uuid references public.profiles (id) on delete set null,
  made_at timestamptz not null,
  made_on date not null generated always as ((made_at at time zone 'America/Detroit')::date) stored,
  approved_at timestamptz,
  approved_on date generated always as ((approved_at at time zone 'America/Detroit')::date) stored,
  approval_minutes integer generated always as (ceil(extract(epoch from approved_at - made_at) / 60)) stored,
  is_first_version boolean,
  comments integer not null default 0
);
comment on column public.ad_template_uses.made_at is 'When it was drawn first, not when it was drawn anew.';
comment on column public.ad_template_uses.approved_at is 'The first approval that is not reopened.';
comment on column public.ad_template_uses.approval_minutes is 'From made to approved.';
comment on column public.ad_template_uses.is_first_version is
  'Whether no file had been replaced when it was approved; null without an approval.';
comment on column public.ad_template_uses.comments is 'Of clients before the approval; all without one.';
create index ad_template_uses_made_idx on public.ad_template_uses (made_on);
create index ad_template_uses_approved_idx on public.ad_template_uses (approved_on);
create index ad_template_uses_template_idx on public.ad_template_uses (template_id);
create index ad_template_uses_group_idx on public.ad_template_uses (ad_group_id);
create index ad_template_uses_maker_idx on public.ad_template_uses (made_by);

create table public.ad_template_overflows (
  template_id uuid not null references public.ad_templates (id) on delete cascade,
  layer_id text not null,
  day date not null,
  texts integer not null,
  primary key (template_id, layer_id, day)
);
comment on table public.ad_template_overflows is
  'Texts that did not fit their layer, by the day when they were tried. A corrected text stays counted: the layer was too small for it.';
create index ad_template_overflows_day_idx on public.ad_template_overflows (day);

revoke all on table public.ad_template_uses, public.ad_template_overflows from anon, authenticated;
grant select on table public.ad_template_uses, public.ad_template_overflows to authenticated;
grant select, insert, update, delete on table public.ad_template_uses, public.ad_template_overflows to service_role;
alter table public.ad_template_uses enable row level security;
alter table public.ad_template_overflows enable row level security;

create policy "Managers and admins read uses of templates" on public.ad_template_uses
  for select to authenticated
  using ((select private.viewer_role() in ('project_manager', 'admin', 'super_admin')));
create policy "Managers and admins read overflows of templates" on public.ad_template_overflows
  for select to authenticated
  using ((select private.viewer_role() in ('project_manager', 'admin', 'super_admin')));

create function private.refresh_template_use(of_ad uuid) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  -- An approval and a comment at the same time: the second one then sees what the first has stored.
  perform from public.ad_template_uses as use where use.ad_id = of_ad for update;
  if not found then
    return;
  end if;
  update public.ad_template_uses as use
  set ad_group_id = fact.ad_group_id, approved_at = fact.approved_at,
    is_first_version = case when fact.approved_at is not null then not exists (
      select from public.ad_files as file
      where file.ad_id = of_ad and file.created_at between use.made_at and fact.approved_at
      group by file.kind having count(*) > 1
    ) end,
    comments = (
      select count(*) from public.ad_comments as comment
      where comment.ad_id = of_ad and comment.created_at between use.made_at and coalesce(fact.approved_at, 'infinity')
    )
  from (
    select
      ad.ad_group_id,
      (
        select min(approval.approved_at) from public.ad_approvals as approval
        join public.ad_template_uses as made on made.ad_id = approval.ad_id
        where approval.ad_id = of_ad and approval.reopened_at is null and approval.approved_at >= made.made_at
      ) as approved_at
    from public.ads as ad where ad.id = of_ad
  ) as fact
  where use.ad_id = of_ad;
end
$$;
revoke execute on function private.refresh_template_use(uuid) from public, anon, authenticated;

create function private.keep_template_use() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'DELETE' then
    delete from public.ad_template_uses as use where use.ad_id = old.ad_id;
    return null;
  end if;
  insert into public.ad_template_uses as known (ad_id, template_id, ad_group_id, made_by, made_at)
  select new.ad_id, new.template_id, ad.ad_group_id, new.drawn_by, new.drawn_at from public.ads as ad where ad.id = new.ad_id
  on conflict (ad_id) do update
  set template_id = excluded.template_id, made_by = excluded.made_by, made_at = excluded.made_at
  where known.template_id <> excluded.template_id;
  perform private.refresh_template_use(new.ad_id);
  return null;
end
$$;
revoke execute on function private.keep_template_use() from public, anon, authenticated;
create trigger keep_template_use after insert or delete or update of template_id on public.ad_drawings
  for each row execute function private.keep_template_use();

create function private.follow_template_use() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.refresh_template_use((coalesce(to_jsonb(new), to_jsonb(old)) ->> tg_argv[0])::uuid);
  return null;
end
$$;
comment on function private.follow_template_use() is 'Trigger. Its argument is the column with the id of the ad.';
revoke execute on function private.follow_template_use() from public, anon, authenticated;
create trigger follow_template_use after insert or delete or update of reopened_at on public.ad_approvals
  for each row execute function private.follow_template_use('ad_id');
create trigger follow_template_use after insert or delete on public.ad_comments
  for each row execute function private.follow_template_use('ad_id');
create trigger follow_template_use after update of ad_group_id on public.ads
  for each row execute function private.follow_template_use('id');

create function private.count_overflows() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  overflows constant jsonpath := '$[*] ? (@.kind == "overflow").layerId';
  known jsonb := '[]';
  used_template uuid := to_jsonb(new) ->> 'template_id';
begin
  if tg_op = 'UPDATE' then
    known := jsonb_path_query_array(old.problems, overflows);
  end if;
  if used_template is null then
    select fill.template_id into used_template from public.ad_fills as fill where fill.id = (to_jsonb(new) ->> 'fill_id')::uuid;
  end if;
  insert into public.ad_template_overflows as counted (template_id, layer_id, day, texts)
  select distinct used_template, layer.id #>> '{}', private.today(), 1
  from jsonb_path_query(new.problems, overflows) as layer (id)
  where jsonb_typeof(layer.id) = 'string' and not known @> layer.id
  order by 2
  on conflict (template_id, layer_id, day) do update set texts = counted.texts + 1;
  return null;
end
$$;
comment on function private.count_overflows() is 'Trigger. Counts the layers that did not overflow with these texts before.';
revoke execute on function private.count_overflows() from public, anon, authenticated;
create trigger count_overflows after insert or update of problems on public.ad_drawings
  for each row when (new.problems <> '[]') execute function private.count_overflows();
create trigger count_overflows after insert or update of problems on public.ad_fill_rows
  for each row when (new.problems <> '[]') execute function private.count_overflows();
