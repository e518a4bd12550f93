-- What clients say about the ads they are shown: comments, and approvals that hold for the files they saw.

create table public.ad_comments (
  id uuid primary key default gen_random_uuid(),
  ad_id uuid not null references public.ads (id) on delete cascade,
  author_name text not null check (char_length(author_name) between 1 and 80),
  body text not null check (char_length(body) between 1 and 2000),
  is_doubtful boolean not null default false,
  created_at timestamptz not null default now(),
  resolved_at timestamptz
);
comment on column public.ad_comments.is_doubtful is 'Bot checks could not tell whether a person wrote it.';
comment on column public.ad_comments.resolved_at is 'Null while something is left to do about it.';
create index ad_comments_ad_idx on public.ad_comments (ad_id, created_at);

create table public.ad_comment_contacts (
  comment_id uuid primary key references public.ad_comments (id) on delete cascade,
  email text not null check (char_length(email) between 3 and 254)
);
comment on table public.ad_comment_contacts is 'Addresses of those who commented, apart, because designers and clients read comments.';

create table public.ad_approvals (
  id uuid primary key default gen_random_uuid(),
  ad_id uuid not null references public.ads (id) on delete cascade,
  author_name text not null check (char_length(author_name) between 1 and 80),
  static_sha256 text check (static_sha256 ~ '^[0-9a-f]{64}$'),
  motion_sha256 text check (motion_sha256 ~ '^[0-9a-f]{64}$'),
  is_doubtful boolean not null default false,
  approved_at timestamptz not null default now(),
  reopened_at timestamptz,
  reopened_by uuid references public.profiles (id) on delete set null,
  check (static_sha256 is not null or motion_sha256 is not null)
);
comment on table public.ad_approvals is 'One counts as long as both hashes are those of the files in use, and nobody has reopened it.';
comment on column public.ad_approvals.static_sha256 is 'Of the picture that was approved; null when the ad had none.';
comment on column public.ad_approvals.motion_sha256 is 'Of the film that was approved; null when the ad had none.';
create unique index ad_approvals_once_idx on public.ad_approvals (ad_id, static_sha256, motion_sha256)
  nulls not distinct where reopened_at is null;
create index ad_approvals_ad_idx on public.ad_approvals (ad_id, approved_at desc);
create index ad_approvals_reopened_by_idx on public.ad_approvals (reopened_by);

create table public.ad_approval_contacts (
  approval_id uuid primary key references public.ad_approvals (id) on delete cascade,
  email text not null check (char_length(email) between 3 and 254)
);
comment on table public.ad_approval_contacts is 'Addresses of those who approved, apart, because designers and clients read approvals.';

revoke all on table
  public.ad_comments, public.ad_comment_contacts, public.ad_approvals, public.ad_approval_contacts
  from anon, authenticated;
grant select, delete on table public.ad_comments, public.ad_approvals to authenticated;
grant select on table public.ad_comment_contacts, public.ad_approval_contacts to authenticated;
grant select, insert, update, delete on table
  public.ad_comments, public.ad_comment_contacts, public.ad_approvals, public.ad_approval_contacts
  to service_role;
alter table public.ad_comments enable row level security;
alter table public.ad_comment_contacts enable row level security;
alter table public.ad_approvals enable row level security;
alter table public.ad_approval_contacts enable row level security;

create policy "Designers, managers and admins read comments on ads" on public.ad_comments
  for select to authenticated
  using ((select private.viewer_role()) in ('graphic_designer', 'project_manager', 'admin', 'super_admin'));
create policy "Super admins delete comments on ads" on public.ad_comments
  for delete to authenticated
  using ((select private.viewer_write_role()) = 'super_admin');
create policy "Managers and admins read addresses of commenting clients" on public.ad_comment_contacts
  for select to authenticated
  using ((select private.viewer_role()) in ('project_manager', 'admin', 'super_admin'));

create policy "Designers, managers and admins read approvals of ads" on public.ad_approvals
  for select to authenticated
  using ((select private.viewer_role()) in ('graphic_designer', 'project_manager', 'admin', 'super_admin'));
create policy "Super admins delete approvals of ads" on public.ad_approvals
  for delete to authenticated
  using ((select private.viewer_write_role()) = 'super_admin');
create policy "Managers and admins read addresses of approving clients" on public.ad_approval_contacts
  for select to authenticated
  using ((select private.viewer_role()) in ('project_manager', 'admin', 'super_admin'));

create trigger record_change after insert or update or delete on public.ad_comments
  for each row execute function private.record_change('id');
create trigger record_change after insert or update or delete on public.ad_comment_contacts
  for each row execute function private.record_change('comment_id');
create trigger record_change after insert or update or delete on public.ad_approvals
  for each row execute function private.record_change('id');
create trigger record_change after insert or update or delete on public.ad_approval_contacts
  for each row execute function private.record_change('approval_id');
create trigger forget_messages after delete on public.ad_comments
  for each row execute function private.forget_messages();
create trigger forget_messages after delete on public.ad_approvals
  for each row execute function private.forget_messages();

create function public.list_ad_approvals(ad_ids uuid[]) returns table (
  id uuid, ad_id uuid, author_name text, email text, is_doubtful boolean,
  approved_at timestamptz, reopened_at timestamptz, is_current boolean
)
language sql stable set search_path = ''
as $$
  select
    approval.id, approval.ad_id, approval.author_name, contact.email, approval.is_doubtful,
    approval.approved_at, approval.reopened_at,
    approval.reopened_at is null
      and approval.static_sha256 is not distinct from picture.sha256
      and approval.motion_sha256 is not distinct from film.sha256
  from public.ad_approvals as approval
  join public.ads as ad on ad.id = approval.ad_id
  left join public.ad_files as picture on picture.path = ad.static_ad_url
  left join public.ad_files as film on film.path = ad.motion_ad_url
  left join public.ad_approval_contacts as contact on contact.approval_id = approval.id
  where approval.ad_id = any (list_ad_approvals.ad_ids)
  order by approval.approved_at desc, approval.id
$$;
comment on function public.list_ad_approvals(uuid[]) is
  'Newest first. is_current: it holds for the files in use. email is null for those who may not read addresses.';
revoke execute on function public.list_ad_approvals(uuid[]) from public, anon, authenticated;
grant execute on function public.list_ad_approvals(uuid[]) to authenticated;

create function private.require_manager() returns void
language plpgsql stable security definer set search_path = ''
as $$
begin
  if coalesce(private.viewer_write_role() not in ('project_manager', 'admin', 'super_admin'), true) then
    raise exception 'Only managers and admins may do this' using errcode = 'PT403';
  end if;
end
$$;
revoke execute on function private.require_manager() from public, anon, authenticated;

create function public.resolve_ad_comment(comment_id uuid, resolved boolean) returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_manager();
  update public.ad_comments as known
  set resolved_at = case when resolve_ad_comment.resolved then now() end
  where known.id = resolve_ad_comment.comment_id
    and (known.resolved_at is null) = resolve_ad_comment.resolved;
  return found;
end
$$;
comment on function public.resolve_ad_comment(uuid, boolean) is
  'False when it was so already, or the comment is gone. Raises PT403.';
revoke execute on function public.resolve_ad_comment(uuid, boolean) from public, anon, authenticated;
grant execute on function public.resolve_ad_comment(uuid, boolean) to authenticated;

create function public.reopen_ad_approval(approval_id uuid) returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_manager();
  update public.ad_approvals as known
  set reopened_at = now(), reopened_by = private.viewer_id()
  where known.id = reopen_ad_approval.approval_id and known.reopened_at is null;
  return found;
end
$$;
comment on function public.reopen_ad_approval(uuid) is
  'False when it was reopened already, or is gone. Raises PT403.';
revoke execute on function public.reopen_ad_approval(uuid) from public, anon, authenticated;
grant execute on function public.reopen_ad_approval(uuid) to authenticated;
