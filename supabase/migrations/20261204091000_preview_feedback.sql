-- How clients, who have no account, comment on ads and approve them: through the open preview of a group, and no other way.

create function private.is_preview_open(ad_group public.ad_groups) returns boolean
language sql stable security definer set search_path = ''
as $$
  select ad_group.preview_enabled
    and (ad_group.preview_expires_at is null or ad_group.preview_expires_at > now())
$$;
revoke execute on function private.is_preview_open(public.ad_groups) from public, anon, authenticated;

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
  -- Its files stay in use until what is said about them is stored.
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
  'One letter for each manager of the group; to the staff address where nobody is assigned.';
revoke execute on function private.tell_managers(text, uuid, public.ads, jsonb) from public, anon, authenticated;

create function public.submit_ad_comment(
  ad_group_id uuid, ad_id uuid, payload jsonb, idempotency_key uuid, address_hash text, doubtful boolean default false
) returns uuid
language plpgsql security definer set search_path = ''
as $$
declare
  new_id constant uuid := gen_random_uuid();
  claimed_id uuid;
  ad public.ads;
begin
  claimed_id := private.claim_idempotency_key('ad_comment', idempotency_key, new_id);
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
    -- The original error quotes the row, and with it the person.
    raise exception 'The comment is incomplete or too long' using errcode = 'PT422';
end
$$;
comment on function public.submit_ad_comment(uuid, uuid, jsonb, uuid, text, boolean) is
  'Stores a comment (author_name, email, body) and the mail about it. The same key again stores nothing. Raises PT404 unless the ad is in the open preview of the group, PT422 and, after 30 of an address in 10 minutes, PT429.';
revoke execute on function public.submit_ad_comment(uuid, uuid, jsonb, uuid, text, boolean) from public, anon, authenticated;
grant execute on function public.submit_ad_comment(uuid, uuid, jsonb, uuid, text, boolean) to service_role;

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
  -- Approved as it is already, by this click or by a colleague.
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
  'Stores an approval (author_name, email) of the files that were seen (static_sha256, motion_sha256), and the mail about it. Raises PT404 unless the ad is in the open preview of the group, PT409 when it has other files by now, PT422 and PT429.';
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
comment on function private.file_version(text) is 'Which of the files that an ad had of this kind it is, counted from 1.';
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
  'Of each ad of an open preview its approval and its newest 100 comments, without addresses. Empty for previews that are not open.';
revoke execute on function public.ad_group_feedback(uuid) from public, anon, authenticated;
grant execute on function public.ad_group_feedback(uuid) to anon;
