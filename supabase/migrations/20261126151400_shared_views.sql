-- A saved view can be shared with everybody who may open its list. Only its owner changes it.

alter table public.saved_views add column readers public.user_type[] not null default '{}';
comment on column public.saved_views.readers is
  'The roles that may open the list, when the view is shared. Besides them its owner reads it.';
create index saved_views_list_idx on public.saved_views (list, name);

drop policy "Staff read their own views" on public.saved_views;
create policy "Staff read their own views, and those shared with their role" on public.saved_views
  for select to authenticated
  using (
    (select private.viewer_role()) is not null
    and (owner_id = (select private.viewer_id()) or (select private.viewer_role()) = any (readers))
  );

create function public.list_saved_views(of_list text)
returns table (id uuid, name text, query text, shared boolean, shared_by text)
language sql stable set search_path = ''
as $$
  select view.id, view.name, view.query, view.readers <> '{}',
    case when view.owner_id <> private.viewer_id() then private.staff_name_of(view.owner_id) end
  from public.saved_views as view
  where view.list = of_list
  order by view.name, view.id
$$;
comment on function public.list_saved_views(text) is
  'The caller''s views of a list, and those that others share. shared_by: null for the caller''s own.';
revoke execute on function public.list_saved_views(text) from public, anon, authenticated;
grant execute on function public.list_saved_views(text) to authenticated;
