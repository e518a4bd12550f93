-- Ads that are made for a client's sites, in groups that are planned, made and shown to the client together.

create table public.parent_groups (
  id uuid primary key default gen_random_uuid(),
  name text not null unique check (char_length(name) between 1 and 120),
  created_at timestamptz not null default now()
);
comment on table public.parent_groups is 'Site groups: the chains and companies that ads are made for.';

create table public.products (
  id uuid primary key default gen_random_uuid(),
  name text not null unique check (char_length(name) between 1 and 120),
  created_at timestamptz not null default now()
);
comment on table public.products is 'What a group of ads is sold as, such as pump-top screens.';

create table public.ad_groups (
  id uuid primary key default gen_random_uuid(),
  name text not null check (char_length(name) between 1 and 120),
  description text check (char_length(description) <= 2000),
  parent_group_id uuid not null references public.parent_groups (id) on delete restrict,
  product_id uuid not null references public.products (id) on delete restrict,
  status text not null default 'planned' check (status in ('planned', 'in_progress', 'in_review', 'approved', 'delivered')),
  due_date date,
  preview_enabled boolean not null default false,
  preview_expires_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on column public.ad_groups.preview_expires_at is 'Null: the preview stays open until somebody closes it.';
create index ad_groups_parent_group_idx on public.ad_groups (parent_group_id);
create index ad_groups_product_idx on public.ad_groups (product_id);

create table public.ads (
  id uuid primary key default gen_random_uuid(),
  ad_group_id uuid not null references public.ad_groups (id) on delete cascade,
  title text not null check (char_length(title) between 1 and 120),
  static_ad_url text,
  motion_ad_url text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index ads_ad_group_idx on public.ads (ad_group_id, created_at desc);

create table public.ad_files (
  path text primary key check (path ~ '^[0-9a-f-]{36}/[a-z0-9][a-z0-9._-]*$' and char_length(path) <= 200),
  ad_id uuid not null references public.ads (id) on delete cascade,
  kind text not null check (kind in ('static', 'motion')),
  content_type text not null,
  bytes bigint not null check (bytes > 0),
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  created_at timestamptz not null default now(),
  unique (path, ad_id),
  check (
    content_type in ('image/png', 'image/jpeg', 'image/webp') and kind = 'static'
    or content_type in ('video/mp4', 'video/webm') and kind = 'motion'
  )
);
comment on table public.ad_files is 'Every file an ad ever had. A replaced one stays as an older version and never changes.';
comment on column public.ad_files.path is 'In the bucket ads. Its folder is the id of the ad group.';
create index ad_files_ad_idx on public.ad_files (ad_id, kind, created_at desc);

alter table public.ads
  add foreign key (static_ad_url, id) references public.ad_files (path, ad_id),
  add foreign key (motion_ad_url, id) references public.ad_files (path, ad_id);
comment on column public.ads.static_ad_url is 'Path of the picture in use in the bucket ads; null without one.';
comment on column public.ads.motion_ad_url is 'Path of the film in use in the bucket ads; null without one.';
create index ads_static_ad_url_idx on public.ads (static_ad_url, id);
create index ads_motion_ad_url_idx on public.ads (motion_ad_url, id);

create table public.ad_group_assignments (
  ad_group_id uuid not null references public.ad_groups (id) on delete cascade,
  profile_id uuid not null references public.profiles (id) on delete cascade,
  created_at timestamptz not null default now(),
  primary key (ad_group_id, profile_id)
);
create index ad_group_assignments_profile_idx on public.ad_group_assignments (profile_id);

revoke all on table
  public.parent_groups, public.products, public.ad_groups, public.ads, public.ad_files, public.ad_group_assignments
  from anon, authenticated;
grant select, insert, update, delete on table
  public.parent_groups, public.products, public.ad_groups, public.ads, public.ad_group_assignments
  to authenticated, service_role;
grant select, insert, delete on table public.ad_files to authenticated, service_role;
alter table public.parent_groups enable row level security;
alter table public.products enable row level security;
alter table public.ad_groups enable row level security;
alter table public.ads enable row level security;
alter table public.ad_files enable row level security;
alter table public.ad_group_assignments enable row level security;

create policy "Staff read parent groups" on public.parent_groups
  for select to authenticated
  using ((select private.viewer_role()) is not null);
create policy "Managers, owls and admins add parent groups" on public.parent_groups
  for insert to authenticated
  with check ((select private.viewer_write_role()) in ('project_manager', 'owl', 'admin', 'super_admin'));
create policy "Managers, owls and admins change parent groups" on public.parent_groups
  for update to authenticated
  using ((select private.viewer_write_role()) in ('project_manager', 'owl', 'admin', 'super_admin'))
  with check ((select private.viewer_write_role()) in ('project_manager', 'owl', 'admin', 'super_admin'));
create policy "Admins delete parent groups" on public.parent_groups
  for delete to authenticated
  using ((select private.viewer_write_role()) in ('admin', 'super_admin'));

create policy "Staff read products" on public.products
  for select to authenticated
  using ((select private.viewer_role()) is not null);
create policy "Managers, owls and admins add products" on public.products
  for insert to authenticated
  with check ((select private.viewer_write_role()) in ('project_manager', 'owl', 'admin', 'super_admin'));
create policy "Managers, owls and admins change products" on public.products
  for update to authenticated
  using ((select private.viewer_write_role()) in ('project_manager', 'owl', 'admin', 'super_admin'))
  with check ((select private.viewer_write_role()) in ('project_manager', 'owl', 'admin', 'super_admin'));
create policy "Admins delete products" on public.products
  for delete to authenticated
  using ((select private.viewer_write_role()) in ('admin', 'super_admin'));

create policy "Designers, managers and admins read ad groups" on public.ad_groups
  for select to authenticated
  using ((select private.viewer_role()) in ('graphic_designer', 'project_manager', 'admin', 'super_admin'));
create policy "Managers and admins add ad groups" on public.ad_groups
  for insert to authenticated
  with check ((select private.viewer_write_role()) in ('project_manager', 'admin', 'super_admin'));
create policy "Managers and admins change ad groups" on public.ad_groups
  for update to authenticated
  using ((select private.viewer_write_role()) in ('project_manager', 'admin', 'super_admin'))
  with check ((select private.viewer_write_role()) in ('project_manager', 'admin', 'super_admin'));
create policy "Managers and admins delete ad groups" on public.ad_groups
  for delete to authenticated
  using ((select private.viewer_write_role()) in ('project_manager', 'admin', 'super_admin'));

create policy "Designers, managers and admins read ads" on public.ads
  for select to authenticated
  using ((select private.viewer_role()) in ('graphic_designer', 'project_manager', 'admin', 'super_admin'));
create policy "Whoever works on a group adds its ads" on public.ads
  for insert to authenticated
  with check (
    (select private.viewer_write_role()) in ('project_manager', 'admin', 'super_admin')
    or (select private.viewer_write_role()) = 'graphic_designer' and ad_group_id in (
      select assignment.ad_group_id from public.ad_group_assignments as assignment
      where assignment.profile_id = (select private.viewer_id())
    )
  );
create policy "Whoever works on a group changes its ads" on public.ads
  for update to authenticated
  using (
    (select private.viewer_write_role()) in ('project_manager', 'admin', 'super_admin')
    or (select private.viewer_write_role()) = 'graphic_designer' and ad_group_id in (
      select assignment.ad_group_id from public.ad_group_assignments as assignment
      where assignment.profile_id = (select private.viewer_id())
    )
  )
  with check (
    (select private.viewer_write_role()) in ('project_manager', 'admin', 'super_admin')
    or (select private.viewer_write_role()) = 'graphic_designer' and ad_group_id in (
      select assignment.ad_group_id from public.ad_group_assignments as assignment
      where assignment.profile_id = (select private.viewer_id())
    )
  );
create policy "Managers and admins delete ads" on public.ads
  for delete to authenticated
  using ((select private.viewer_write_role()) in ('project_manager', 'admin', 'super_admin'));

create policy "Designers, managers and admins read ad files" on public.ad_files
  for select to authenticated
  using ((select private.viewer_role()) in ('graphic_designer', 'project_manager', 'admin', 'super_admin'));
create policy "Whoever works on a group adds files to its folder" on public.ad_files
  for insert to authenticated
  with check (
    (
      (select private.viewer_write_role()) in ('project_manager', 'admin', 'super_admin')
      or (select private.viewer_write_role()) = 'graphic_designer' and split_part(path, '/', 1) in (
        select assignment.ad_group_id::text from public.ad_group_assignments as assignment
        where assignment.profile_id = (select private.viewer_id())
      )
    )
    and split_part(path, '/', 1) = (select ad.ad_group_id::text from public.ads as ad where ad.id = ad_id)
  );
create policy "Managers and admins delete ad files" on public.ad_files
  for delete to authenticated
  using ((select private.viewer_write_role()) in ('project_manager', 'admin', 'super_admin'));

create policy "Designers read their own assignments, managers and admins all" on public.ad_group_assignments
  for select to authenticated
  using (
    (select private.viewer_role()) in ('project_manager', 'admin', 'super_admin')
    or (select private.viewer_role()) = 'graphic_designer' and profile_id = (select private.viewer_id())
  );
create policy "Managers and admins assign" on public.ad_group_assignments
  for insert to authenticated
  with check ((select private.viewer_write_role()) in ('project_manager', 'admin', 'super_admin'));
create policy "Managers and admins change assignments" on public.ad_group_assignments
  for update to authenticated
  using ((select private.viewer_write_role()) in ('project_manager', 'admin', 'super_admin'))
  with check ((select private.viewer_write_role()) in ('project_manager', 'admin', 'super_admin'));
create policy "Admins take assignments back" on public.ad_group_assignments
  for delete to authenticated
  using ((select private.viewer_write_role()) in ('admin', 'super_admin'));

create trigger touch_updated_at before update on public.ad_groups
  for each row execute function private.touch_updated_at();
create trigger touch_updated_at before update on public.ads
  for each row execute function private.touch_updated_at();
create trigger record_change after insert or update or delete on public.parent_groups
  for each row execute function private.record_change('id');
create trigger record_change after insert or update or delete on public.products
  for each row execute function private.record_change('id');
create trigger record_change after insert or update or delete on public.ad_groups
  for each row execute function private.record_change('id');
create trigger record_change after insert or update or delete on public.ads
  for each row execute function private.record_change('id');
create trigger record_change after insert or update or delete on public.ad_files
  for each row execute function private.record_change('path');
create trigger record_change after insert or update or delete on public.ad_group_assignments
  for each row execute function private.record_change('ad_group_id', 'profile_id');

-- Files of ads: designers reach the folders of their groups.
create policy "Designers read ads of their groups" on storage.objects
  for select to authenticated
  using (
    bucket_id = 'ads' and (select private.viewer_role()) = 'graphic_designer' and split_part(name, '/', 1) in (
      select assignment.ad_group_id::text from public.ad_group_assignments as assignment
      where assignment.profile_id = (select private.viewer_id())
    )
  );
create policy "Designers upload ads of their groups" on storage.objects
  for insert to authenticated
  with check (
    bucket_id = 'ads' and (select private.viewer_write_role()) = 'graphic_designer' and split_part(name, '/', 1) in (
      select assignment.ad_group_id::text from public.ad_group_assignments as assignment
      where assignment.profile_id = (select private.viewer_id())
    )
  );
