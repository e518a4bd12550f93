-- Previews of ad groups: what clients, who have no account, see and send through the id of a group whose preview is open.

create function private.is_preview_open(ad_group public.ad_groups) returns boolean
language sql stable security definer set search_path = ''
as $$
  select ad_group.preview_enabled
    and (ad_group.preview_expires_at is null or ad_group.preview_expires_at > now())
$$;
revoke execute on function private.is_preview_open(public.ad_groups) from public, anon, authenticated;

create function private.preview_file(wanted_path text) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object('path', file.path, 'contentType', file.content_type, 'bytes', file.bytes)
  from public.ad_files as file
  where file.path = wanted_path
$$;
revoke execute on function private.preview_file(text) from public, anon, authenticated;

create function public.ad_group_preview(ad_group_id uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'id', ad_group.id,
    'name', ad_group.name,
    'parentGroup', parent_group.name,
    'product', product.name,
    'createdAt', ad_group.created_at,
    'dueDate', ad_group.due_date,
    'ads', coalesce(
      (
        select jsonb_agg(
          jsonb_build_object(
            'id', ad.id,
            'title', ad.title,
            'static', private.preview_file(ad.static_ad_url),
            'motion', private.preview_file(ad.motion_ad_url)
          )
          order by ad.created_at desc, ad.id
        )
        from public.ads as ad
        where ad.ad_group_id = ad_group.id
      ),
      '[]'
    )
  )
  from public.ad_groups as ad_group
  join public.parent_groups as parent_group on parent_group.id = ad_group.parent_group_id
  join public.products as product on product.id = ad_group.product_id
  where ad_group.id = ad_group_preview.ad_group_id
    and ad_group.preview_enabled
    and (ad_group.preview_expires_at is null or ad_group.preview_expires_at > now())
$$;
comment on function public.ad_group_preview(uuid) is
  'Null for an unknown group, and for a preview that is disabled or expired.';
revoke execute on function public.ad_group_preview(uuid) from public, anon, authenticated;
grant execute on function public.ad_group_preview(uuid) to anon;

create table public.ad_comments (
  id uuid primary key default gen_random_uuid(),
  ad_id uuid not null references public.ads (id) on delete cascade,
  author_name text not null check (char_length(author_name) between 1 and 80),
  body text not null check (char_length(body) between 1 and 2000),
  is_doubtful boolean not null default false,
  created_at timestamptz not null default now(),
  resolved_at timestamptz
);
comment on column public.ad_comments.is_doubtful is 'The bot check is in doubt.';
comment on column public.ad_comments.resolved_at is 'Null: not resolved.';
create index ad_comments_ad_idx on public.ad_comments (ad_id, created_at);

revoke all on table public.ad_comments from anon, authenticated;
grant select, delete on table public.ad_comments to authenticated;
grant select, insert, update, delete on table public.ad_comments to service_role;
alter table public.ad_comments enable row level security;

create policy "Designers, managers and admins read comments on ads" on public.ad_comments
  for select to authenticated
  using ((select private.viewer_role()) in ('graphic_designer', 'project_manager', 'admin', 'super_admin'));
create policy "Super admins delete comments on ads" on public.ad_comments
  for delete to authenticated
  using ((select private.viewer_write_role()) = 'super_admin');

create trigger record_change after insert or update or delete on public.ad_comments
  for each row execute function private.record_change('id');
create trigger forget_messages after delete on public.ad_comments
  for each row execute function private.forget_messages();

create table public.ad_comment_contacts (
  comment_id uuid primary key references public.ad_comments (id) on delete cascade,
  email text not null check (char_length(email) between 3 and 254)
);
comment on table public.ad_comment_contacts is
  'E-mail addresses of commenting clients. A table of its own, because designers and clients read comments.';

revoke all on table public.ad_comment_contacts from anon, authenticated;
grant select on table public.ad_comment_contacts to authenticated;
grant select, insert, update, delete on table public.ad_comment_contacts to service_role;
alter table public.ad_comment_contacts enable row level security;

create policy "Managers and admins read addresses of commenting clients" on public.ad_comment_contacts
  for select to authenticated
  using ((select private.viewer_role()) in ('project_manager', 'admin', 'super_admin'));

create trigger record_change after insert or update or delete on public.ad_comment_contacts
  for each row execute function private.record_change('comment_id');

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
comment on table public.ad_approvals is
  'An approval is current while both hashes match the current files and it is not reopened.';
comment on column public.ad_approvals.static_sha256 is 'The hash of the approved picture; null when the ad had none.';
comment on column public.ad_approvals.motion_sha256 is 'The hash of the approved video; null when the ad had none.';

create unique index ad_approvals_once_idx on public.ad_approvals (ad_id, static_sha256, motion_sha256)
  nulls not distinct where reopened_at is null;
create index ad_approvals_ad_idx on public.ad_approvals (ad_id, approved_at desc);
create index ad_approvals_reopened_by_idx on public.ad_approvals (reopened_by);

revoke all on table public.ad_approvals from anon, authenticated;
grant select, delete on table public.ad_approvals to authenticated;
grant select, insert, update, delete on table public.ad_approvals to service_role;
alter table public.ad_approvals enable row level security;

create policy "Designers, managers and admins read approvals of ads" on public.ad_approvals
  for select to authenticated
  using ((select private.viewer_role()) in ('graphic_designer', 'project_manager', 'admin', 'super_admin'));
create policy "Super admins delete approvals of ads" on public.ad_approvals
  for delete to authenticated
  using ((select private.viewer_write_role()) = 'super_admin');

create trigger record_change after insert or update or delete on public.ad_approvals
  for each row execute function private.record_change('id');
create trigger forget_messages after delete on public.ad_approvals
  for each row execute function private.forget_messages();

create table public.ad_approval_contacts (
  approval_id uuid primary key references public.ad_approvals (id) on delete cascade,
  email text not null check (char_length(email) between 3 and 254)
);
comment on table public.ad_approval_contacts is
  'E-mail addresses of approving clients. A table of its own, because designers and clients read approvals.';

revoke all on table public.ad_approval_contacts from anon, authenticated;
grant select on table public.ad_approval_contacts to authenticated;
grant select, insert, update, delete on table public.ad_approval_contacts to service_role;
alter table public.ad_approval_contacts enable row level security;

create policy "Managers and admins read addresses of approving clients" on public.ad_approval_contacts
  for select to authenticated
  using ((select private.viewer_role()) in ('project_manager', 'admin', 'super_admin'));

create trigger record_change after insert or update or delete on public.ad_approval_contacts
  for each row execute function private.record_change('approval_id');

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
  'Newest first. is_current: it applies to the current files. email is null for users who may not read addresses.';
revoke execute on function public.list_ad_approvals(uuid[]) from public, anon, authenticated;
grant execute on function public.list_ad_approvals(uuid[]) to authenticated;

create function private.previewed_ad(group_id uuid, wanted_id uuid) returns public.ads
language plpgsql security definer set search_path = ''
as $$
declare
  found_ad public.ads;
begin
  select ad.* into found_ad
  from public.ads as ad
  join public.ad_groups as ad_group on ad_group.id = ad.ad_group_id
  where ad.id = wanted_id and ad_group.id = group_id and private.is_preview_open(ad_group)
  -- The lock keeps the files of the ad until the comment or approval is stored.
  for share of ad;
  if not found then
    raise exception 'There is no such ad in an open preview' using errcode = 'PT404';
  end if;
  return found_ad;
end
$$;
revoke execute on function private.previewed_ad(uuid, uuid) from public, anon, authenticated;

create function private.tell_managers(kind text, about_id uuid, ad public.ads, payload jsonb) returns void
language sql security definer set search_path = ''
as $$
  with manager as (
    select profile.email
    from public.ad_group_assignments as assignment
    join public.profiles as profile on profile.id = assignment.profile_id
    where assignment.ad_group_id = ad.ad_group_id and profile.active and profile.user_type = 'project_manager'
  ), recipient as (
    select manager.email from manager
    union all
    select null where not exists (select from manager)
  )
  select private.enqueue_message(
    kind, recipient.email, about_id,
    payload || jsonb_build_object('ad_id', ad.id, 'ad_title', ad.title, 'group_name', ad_group.name)
  )
  from recipient
  join public.ad_groups as ad_group on ad_group.id = ad.ad_group_id
$$;
comment on function private.tell_managers(text, uuid, public.ads, jsonb) is
  'Writes one mail for each project manager of the group, or one to the staff when none is assigned.';
revoke execute on function private.tell_managers(text, uuid, public.ads, jsonb) from public, anon, authenticated;

create function public.submit_ad_comment(
  ad_group_id uuid, ad_id uuid, payload jsonb, idempotency_key uuid, address_hash text, doubtful boolean default false,
  key_expires boolean default false
) returns uuid
language plpgsql security definer set search_path = ''
as $$
declare
  new_id constant uuid := gen_random_uuid();
  claimed_id uuid;
  ad public.ads;
begin
  claimed_id := private.claim_idempotency_key('ad_comment', idempotency_key, new_id, key_expires);
  if claimed_id <> new_id then
    return claimed_id;
  end if;
  perform private.enforce_rate_limit('ad_feedback', address_hash, 30, interval '10 minutes');
  ad := private.previewed_ad(submit_ad_comment.ad_group_id, submit_ad_comment.ad_id);

  insert into public.ad_comments (id, ad_id, author_name, body, is_doubtful)
  values (new_id, ad.id, payload ->> 'author_name', payload ->> 'body', doubtful);
  insert into public.ad_comment_contacts (comment_id, email) values (new_id, payload ->> 'email');
  perform private.tell_managers(
    'ad_comment_notice', new_id, ad,
    jsonb_build_object(
      'author_name', payload ->> 'author_name',
      'email', payload ->> 'email',
      'body', payload ->> 'body',
      'is_doubtful', doubtful
    )
  );
  return new_id;
exception
  when check_violation or not_null_violation then
    -- The original error quotes the row, which contains personal data.
    raise exception 'The comment is incomplete or too long' using errcode = 'PT422';
end
$$;
comment on function public.submit_ad_comment(uuid, uuid, jsonb, uuid, text, boolean, boolean) is
  'Stores a comment (author_name, email, body) with its mail. A known idempotency_key stores nothing; with key_expires, for ten minutes. Raises PT404 unless the ad is in the open preview of the group, PT422, and PT429 after 30 from an address in 10 minutes.';
revoke execute on function public.submit_ad_comment(uuid, uuid, jsonb, uuid, text, boolean, boolean) from public, anon, authenticated;
grant execute on function public.submit_ad_comment(uuid, uuid, jsonb, uuid, text, boolean, boolean) to service_role;

create function public.approve_ad(
  ad_group_id uuid, ad_id uuid, payload jsonb, address_hash text, doubtful boolean default false
) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  ad public.ads;
  new_id uuid;
begin
  perform private.enforce_rate_limit('ad_feedback', address_hash, 30, interval '10 minutes');
  ad := private.previewed_ad(approve_ad.ad_group_id, approve_ad.ad_id);
  if (select file.sha256 from public.ad_files as file where file.path = ad.static_ad_url)
      is distinct from payload ->> 'static_sha256'
    or (select file.sha256 from public.ad_files as file where file.path = ad.motion_ad_url)
      is distinct from payload ->> 'motion_sha256' then
    raise exception 'The ad has other files by now' using errcode = 'PT409';
  end if;

  insert into public.ad_approvals (ad_id, author_name, static_sha256, motion_sha256, is_doubtful)
  values (ad.id, payload ->> 'author_name', payload ->> 'static_sha256', payload ->> 'motion_sha256', doubtful)
  -- These files are already approved.
  on conflict do nothing
  returning id into new_id;
  if new_id is null then
    return;
  end if;
  insert into public.ad_approval_contacts (approval_id, email) values (new_id, payload ->> 'email');
  perform private.tell_managers(
    'ad_approved_notice', new_id, ad,
    jsonb_build_object('author_name', payload ->> 'author_name', 'email', payload ->> 'email', 'is_doubtful', doubtful)
  );
exception
  when check_violation or not_null_violation then
    raise exception 'The approval is incomplete' using errcode = 'PT422';
end
$$;
comment on function public.approve_ad(uuid, uuid, jsonb, text, boolean) is
  'Stores an approval (author_name, email) of the shown files (static_sha256, motion_sha256) with its mail. Raises PT404 unless the ad is in the open preview of the group, PT409 when the files have changed, PT422 and PT429.';
revoke execute on function public.approve_ad(uuid, uuid, jsonb, text, boolean) from public, anon, authenticated;
grant execute on function public.approve_ad(uuid, uuid, jsonb, text, boolean) to service_role;

create function private.file_version(wanted_path text) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'sha256', file.sha256,
    'version', (
      select count(*) from public.ad_files as known
      where known.ad_id = file.ad_id and known.kind = file.kind
        and (known.created_at, known.path) <= (file.created_at, file.path)
    )
  )
  from public.ad_files as file
  where file.path = wanted_path
$$;
comment on function private.file_version(text) is
  'The hash of a file, and its number among the files of this kind, from 1.';
revoke execute on function private.file_version(text) from public, anon, authenticated;

create function public.ad_group_feedback(ad_group_id uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce(
    jsonb_agg(
      jsonb_build_object(
        'adId', ad.id,
        'static', private.file_version(ad.static_ad_url),
        'motion', private.file_version(ad.motion_ad_url),
        'approval', (
          select jsonb_build_object(
            'name', approval.author_name, 'approvedAt', approval.approved_at, 'isCurrent', approval.is_current
          )
          from public.list_ad_approvals(array[ad.id]) as approval
          where approval.reopened_at is null
          order by approval.is_current desc, approval.approved_at desc
          limit 1
        ),
        'comments', coalesce(
          (
            select jsonb_agg(
              jsonb_build_object(
                'id', newest.id,
                'name', newest.author_name,
                'body', newest.body,
                'createdAt', newest.created_at,
                'isResolved', newest.resolved_at is not null
              )
              order by newest.created_at, newest.id
            )
            from (
              select comment.* from public.ad_comments as comment
              where comment.ad_id = ad.id
              order by comment.created_at desc, comment.id desc
              limit 100
            ) as newest
          ),
          '[]'
        )
      )
    ),
    '[]'
  )
  from public.ad_groups as ad_group
  join public.ads as ad on ad.ad_group_id = ad_group.id
  where ad_group.id = ad_group_feedback.ad_group_id and private.is_preview_open(ad_group)
$$;
comment on function public.ad_group_feedback(uuid) is
  'For each ad of an open preview, its approval and its newest 100 comments, without e-mail addresses. Empty for a preview that is not open.';
revoke execute on function public.ad_group_feedback(uuid) from public, anon, authenticated;
grant execute on function public.ad_group_feedback(uuid) to anon;

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
  'False when nothing changed or the comment is missing. Raises PT403.';
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
  'False when it was already reopened or is missing. Raises PT403.';
revoke execute on function public.reopen_ad_approval(uuid) from public, anon, authenticated;
grant execute on function public.reopen_ad_approval(uuid) to authenticated;

create table public.ad_preview_opens (
  ad_group_id uuid primary key references public.ad_groups (id) on delete cascade,
  opens integer not null check (opens > 0),
  last_opened_at timestamptz not null
);
comment on table public.ad_preview_opens is
  'Counts once per browser session. Staff and clients without JavaScript do not count.';

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
  'Does nothing for a preview that is not open. Raises PT429 after 30 from an address in 10 minutes.';
revoke execute on function public.count_preview_open(uuid, text) from public, anon, authenticated;
grant execute on function public.count_preview_open(uuid, text) to service_role;
