-- What the editor of templates calls: save the draft, publish it as a version, and tell who else is editing.

create function private.may_change_template(of_client uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select coalesce(
    private.viewer_write_role() in ('project_manager', 'admin', 'super_admin')
    or private.viewer_write_role() = 'graphic_designer' and exists (
      select from public.ad_group_assignments as assignment
      join public.ad_groups as ad_group on ad_group.id = assignment.ad_group_id
      where assignment.profile_id = private.viewer_id() and ad_group.parent_group_id = of_client
    ),
    false
  )
$$;
comment on function private.may_change_template(uuid) is 'of_client: null for a general template. As the policy on ad_templates.';
revoke execute on function private.may_change_template(uuid) from public, anon, authenticated;

create function public.may_change_ad_template(wanted_id uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select from public.ad_templates as template
    where template.id = wanted_id and private.may_change_template(template.parent_group_id)
  )
$$;
comment on function public.may_change_ad_template(uuid) is 'False for an unknown template too.';

create function public.list_template_clients() returns table (id uuid, name text)
language sql stable security definer set search_path = ''
as $$
  select parent_group.id, parent_group.name
  from public.parent_groups as parent_group
  where private.viewer_write_role() in ('project_manager', 'admin', 'super_admin')
    or private.viewer_write_role() = 'graphic_designer' and parent_group.id in (
      select ad_group.parent_group_id from public.ad_group_assignments as assignment
      join public.ad_groups as ad_group on ad_group.id = assignment.ad_group_id
      where assignment.profile_id = private.viewer_id()
    )
  order by lower(parent_group.name), parent_group.id
$$;
comment on function public.list_template_clients() is 'The clients for whom the caller may make templates.';

create function private.open_template(opened_id uuid) returns public.ad_templates
language plpgsql security definer set search_path = ''
as $$
declare
  template public.ad_templates;
begin
  select * into template from public.ad_templates as one where one.id = opened_id for update;
  if template.id is null then
    raise exception 'There is no such template' using errcode = 'PT404';
  elsif not private.may_change_template(template.parent_group_id) then
    raise exception 'This template is not yours to change' using errcode = 'PT403';
  end if;
  return template;
end
$$;
comment on function private.open_template(uuid) is 'Locks it for a change. Raises PT403, PT404.';
revoke execute on function private.open_template(uuid) from public, anon, authenticated;

create function public.create_ad_template(
  new_id uuid, named text, described text, of_client uuid, document jsonb
) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  if not private.may_change_template(of_client) then
    raise exception 'You may not make templates for this client' using errcode = 'PT403';
  end if;
  insert into public.ad_templates (id, name, description, parent_group_id, formats, created_by)
  values (new_id, named, nullif(described, ''), of_client, private.template_formats(document), private.viewer_id())
  on conflict (id) do nothing;
  if found then
    insert into public.ad_template_drafts (template_id, document, saved_by)
    values (new_id, create_ad_template.document, private.viewer_id());
  end if;
end
$$;
comment on function public.create_ad_template(uuid, text, text, uuid, jsonb) is
  'The same form sent twice makes one. of_client: null for all clients. Raises PT403.';

create function public.save_ad_template_draft(saved_id uuid, made_from integer, document jsonb) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  template public.ad_templates := private.open_template(saved_id);
  draft public.ad_template_drafts;
begin
  select * into draft from public.ad_template_drafts as one where one.template_id = saved_id;
  -- Also a save that was sent again, because its answer got lost.
  if draft.document = save_ad_template_draft.document then
    return draft.version;
  elsif draft.version <> made_from then
    raise exception 'Somebody else has saved this template meanwhile' using errcode = 'PT409';
  end if;
  update public.ad_template_drafts as one
  set document = save_ad_template_draft.document, version = one.version + 1, saved_by = private.viewer_id(), saved_at = now()
  where one.template_id = saved_id;
  update public.ad_templates as one
  set formats = case
    when exists (select from public.ad_template_versions as version where version.template_id = saved_id) then one.formats
    else private.template_formats(save_ad_template_draft.document)
  end
  where one.id = saved_id;
  return made_from + 1;
end
$$;
comment on function public.save_ad_template_draft(uuid, integer, jsonb) is
  'made_from: the version of the draft. Answers the new one. Raises PT403, PT404, and PT409 when it was saved meanwhile.';

create function public.publish_ad_template(published_id uuid, made_from integer, about text) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  template public.ad_templates := private.open_template(published_id);
  draft public.ad_template_drafts;
  newest public.ad_template_versions;
begin
  select * into draft from public.ad_template_drafts as one where one.template_id = published_id;
  if draft.version <> made_from then
    raise exception 'Somebody else has saved this template meanwhile' using errcode = 'PT409';
  end if;
  select * into newest from public.ad_template_versions as version
  where version.template_id = published_id order by version.number desc limit 1;
  if newest.document = draft.document then
    return newest.number;
  end if;
  insert into public.ad_template_versions (template_id, number, document, note, created_by)
  values (published_id, coalesce(newest.number, 0) + 1, draft.document, nullif(btrim(about), ''), private.viewer_id());
  update public.ad_templates as one set formats = private.template_formats(draft.document) where one.id = published_id;
  return coalesce(newest.number, 0) + 1;
end
$$;
comment on function public.publish_ad_template(uuid, integer, text) is
  'Answers the number of the version, which is the newest one again when the draft equals it. Raises PT403, PT404, PT409.';

create function public.note_ad_template_editor(edited_id uuid, own_tab uuid)
returns table (name text, is_self boolean)
language plpgsql security definer set search_path = ''
as $$
begin
  if coalesce(private.viewer_role() not in ('graphic_designer', 'project_manager', 'admin', 'super_admin'), true) then
    raise exception 'You may not see templates' using errcode = 'PT403';
  end if;
  delete from private.ad_template_editors as editor
  where editor.template_id = edited_id and editor.seen_at < now() - interval '30 seconds';
  if public.may_change_ad_template(edited_id) then
    insert into private.ad_template_editors as editor (template_id, tab, profile_id)
    values (edited_id, own_tab, private.viewer_id())
    on conflict (template_id, tab) do update set seen_at = now(), profile_id = excluded.profile_id;
  end if;
  return query
    select distinct private.staff_name(profile), profile.id = private.viewer_id()
    from private.ad_template_editors as editor
    join public.profiles as profile on profile.id = editor.profile_id
    where editor.template_id = edited_id and editor.tab <> own_tab
    order by 1;
end
$$;
comment on function public.note_ad_template_editor(uuid, uuid) is
  'Who else has the editor of this template open. is_self: the caller, in another tab. Raises PT403.';

create function public.leave_ad_template_editor(left_id uuid, own_tab uuid) returns void
language sql security definer set search_path = ''
as $$
  delete from private.ad_template_editors as editor
  where editor.template_id = left_id and editor.tab = own_tab and editor.profile_id = private.viewer_id()
$$;

create function public.list_ad_template_versions(of_template uuid)
returns table (id uuid, number integer, note text, author text, created_at timestamptz, ads integer)
language sql stable security definer set search_path = ''
as $$
  select
    version.id, version.number, version.note, private.staff_name(author), version.created_at,
    (select count(*)::integer from public.ad_drawings as drawing where drawing.version_id = version.id)
  from public.ad_template_versions as version
  left join public.profiles as author on author.id = version.created_by
  where version.template_id = of_template
    and (select private.viewer_role()) in ('graphic_designer', 'project_manager', 'admin', 'super_admin')
  order by version.number desc
$$;
comment on function public.list_ad_template_versions(uuid) is
  'Newest first, with the names that the policies on profiles would hide, and how many ads have each now.';

do $$
declare
  signature text;
begin
  foreach signature in array array[
    'may_change_ad_template(uuid)', 'list_template_clients()', 'create_ad_template(uuid, text, text, uuid, jsonb)',
    'save_ad_template_draft(uuid, integer, jsonb)', 'publish_ad_template(uuid, integer, text)',
    'note_ad_template_editor(uuid, uuid)', 'leave_ad_template_editor(uuid, uuid)', 'list_ad_template_versions(uuid)'
  ] loop
    execute format('revoke execute on function public.%s from public, anon, authenticated', signature);
    execute format('grant execute on function public.%s to authenticated', signature);
  end loop;
end
$$;
