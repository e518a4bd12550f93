-- Templates of ads: a draft that designers and managers change, and versions of it that never change. Ads remember theirs.

create function private.template_formats(document jsonb) returns text[]
language sql immutable set search_path = ''
as $$
  select array(
    select format.name
    from unnest(array['preview', 'square', 'story', 'screen']) with ordinality as format (name, place)
    where document -> 'formats' ? format.name
    order by format.place
  )
$$;
comment on function private.template_formats(jsonb) is 'Of a document, in the order of lib/ads/templates/document.ts.';
revoke execute on function private.template_formats(jsonb) from public, anon, authenticated;

create function private.is_template_document(document jsonb) returns boolean
language sql immutable set search_path = ''
as $$
  select coalesce(
    jsonb_typeof(document) = 'object' and octet_length(document::text) <= 131072
      and jsonb_typeof(document -> 'layers') = 'array' and private.template_formats(document) <> '{}',
    false
  )
$$;
comment on function private.is_template_document(jsonb) is 'The server checks the rest: lib/schemas/ad-template.ts.';
revoke execute on function private.is_template_document(jsonb) from public, anon, authenticated;

create table public.ad_templates (
  id uuid primary key default gen_random_uuid(),
  name text not null check (char_length(name) between 1 and 120),
  description text check (char_length(description) between 1 and 1000),
  parent_group_id uuid references public.parent_groups (id) on delete restrict,
  is_archived boolean not null default false,
  formats text[] not null,
  version integer not null default 1,
  created_by uuid references public.profiles (id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  search_text text generated always as (lower(name || ' ' || coalesce(description, ''))) stored
);
comment on column public.ad_templates.parent_group_id is 'The client whose ads it is for; null for all.';
comment on column public.ad_templates.formats is 'Of the newest version; of the draft before there is one.';
comment on column public.ad_templates.version is
  'Counts the changes, those of the draft too. An edit is accepted only for the version it was made from.';
create index ad_templates_group_idx on public.ad_templates (parent_group_id);
create index ad_templates_creator_idx on public.ad_templates (created_by);
-- The sort orders of the list.
create index ad_templates_name_idx on public.ad_templates (name, id);
create index ad_templates_newest_idx on public.ad_templates (created_at desc, id);
create index ad_templates_changed_idx on public.ad_templates (updated_at desc, id);

create table public.ad_template_drafts (
  template_id uuid primary key references public.ad_templates (id) on delete cascade,
  document jsonb not null check (private.is_template_document(document)),
  version integer not null default 1,
  saved_by uuid references public.profiles (id) on delete set null,
  saved_at timestamptz not null default now()
);
comment on table public.ad_template_drafts is
  'A table of its own: the editor saves every few seconds, and the history is about templates, not about each move of a layer.';
comment on column public.ad_template_drafts.version is 'Counts the saves. A save is accepted only for the one it was made from.';
create index ad_template_drafts_saved_by_idx on public.ad_template_drafts (saved_by);

create table public.ad_template_versions (
  id uuid primary key default gen_random_uuid(),
  template_id uuid not null references public.ad_templates (id) on delete cascade,
  number integer not null check (number >= 1),
  document jsonb not null check (private.is_template_document(document)),
  note text check (char_length(note) between 1 and 500),
  created_by uuid references public.profiles (id) on delete set null,
  created_at timestamptz not null default now(),
  unique (template_id, number)
);
comment on table public.ad_template_versions is 'Never change.';
create index ad_template_versions_creator_idx on public.ad_template_versions (created_by);

create table private.ad_template_editors (
  template_id uuid not null references public.ad_templates (id) on delete cascade,
  tab uuid not null,
  profile_id uuid not null references public.profiles (id) on delete cascade,
  seen_at timestamptz not null default now(),
  primary key (template_id, tab)
);
comment on table private.ad_template_editors is 'Who has the editor open. Rows count for 30 seconds.';
create index ad_template_editors_profile_idx on private.ad_template_editors (profile_id);

do $$
declare
  name text;
begin
  foreach name in array array['ad_templates', 'ad_template_drafts', 'ad_template_versions'] loop
    execute format('revoke all on table public.%I from anon, authenticated', name);
    execute format('grant select on table public.%I to authenticated, service_role', name);
    execute format('alter table public.%I enable row level security', name);
  end loop;
end
$$;
grant update, delete on table public.ad_templates to authenticated, service_role;
revoke all on table private.ad_template_editors from public, anon, authenticated;
alter table private.ad_template_editors enable row level security;

create policy "Designers, managers and admins read templates of ads" on public.ad_templates
  for select to authenticated
  using ((select private.viewer_role() in ('graphic_designer', 'project_manager', 'admin', 'super_admin')));
create policy "Designers, managers and admins read drafts of templates" on public.ad_template_drafts
  for select to authenticated
  using ((select private.viewer_role() in ('graphic_designer', 'project_manager', 'admin', 'super_admin')));
create policy "Designers, managers and admins read versions of templates" on public.ad_template_versions
  for select to authenticated
  using ((select private.viewer_role() in ('graphic_designer', 'project_manager', 'admin', 'super_admin')));
-- private.may_change_template says the same.
create policy "Managers change templates, designers those of their clients" on public.ad_templates
  for update to authenticated
  using (
    (select private.viewer_write_role()) in ('project_manager', 'admin', 'super_admin')
    or (select private.viewer_write_role()) = 'graphic_designer' and parent_group_id in (
      select ad_group.parent_group_id from public.ad_group_assignments as assignment
      join public.ad_groups as ad_group on ad_group.id = assignment.ad_group_id
      where assignment.profile_id = (select private.viewer_id())
    )
  )
  with check (
    (select private.viewer_write_role()) in ('project_manager', 'admin', 'super_admin')
    or (select private.viewer_write_role()) = 'graphic_designer' and parent_group_id in (
      select ad_group.parent_group_id from public.ad_group_assignments as assignment
      join public.ad_groups as ad_group on ad_group.id = assignment.ad_group_id
      where assignment.profile_id = (select private.viewer_id())
    )
  );
create policy "Admins delete templates of ads" on public.ad_templates
  for delete to authenticated
  using ((select private.viewer_write_role()) in ('admin', 'super_admin'));

create trigger touch_updated_at before update on public.ad_templates
  for each row execute function private.touch_updated_at();
create trigger count_version before update on public.ad_templates
  for each row execute function private.count_version();
-- A save of the draft is no entry of the history.
create trigger record_change
  after insert or delete or update of name, description, parent_group_id, is_archived on public.ad_templates
  for each row execute function private.record_change('id');
create trigger record_change after insert or update or delete on public.ad_template_versions
  for each row execute function private.record_change('id', 'template_id');
insert into private.content_tables (table_name, readers) values
  ('ad_templates', '{graphic_designer,project_manager,admin,super_admin}');

create function private.keep_template_version() returns trigger
language plpgsql set search_path = ''
as $$
begin
  -- The profile of who made it may be deleted.
  if to_jsonb(new) - 'created_by' = to_jsonb(old) - 'created_by' and new.created_by is null then
    return new;
  end if;
  raise exception 'A version of a template never changes' using errcode = 'PT409';
end
$$;
comment on function private.keep_template_version() is 'Trigger. Raises PT409.';
revoke execute on function private.keep_template_version() from public, anon, authenticated;
create trigger keep_template_version before update on public.ad_template_versions
  for each row execute function private.keep_template_version();

-- Pictures of grounds are in the bucket logos, below templates/.
create policy "Managers and designers upload pictures of templates" on storage.objects
  for insert to authenticated
  with check (
    bucket_id = 'logos' and name ~ '^templates/'
    and (select private.viewer_write_role() in ('project_manager', 'graphic_designer'))
  );
