-- What staff want to remember about a lead, a client, a contact or a site group.

create table public.notes (
  id uuid primary key default gen_random_uuid(),
  body text not null check (char_length(body) between 1 and 5000),
  author_id uuid references public.profiles (id) on delete set null,
  created_at timestamptz not null default now(),
  edited_at timestamptz,
  version integer not null default 1,
  lead_id uuid references public.contact_submissions (id) on delete cascade,
  client_id uuid references public.clients (id) on delete restrict,
  contact_id uuid references public.contacts (id) on delete restrict,
  parent_group_id uuid references public.parent_groups (id) on delete restrict,
  check (num_nonnulls(lead_id, client_id, contact_id, parent_group_id) = 1)
);
comment on column public.notes.edited_at is 'Null: the text is as it was written first.';

create index notes_author_idx on public.notes (author_id);
create index notes_lead_idx on public.notes (lead_id, created_at desc);
create index notes_client_idx on public.notes (client_id, created_at desc);
create index notes_contact_idx on public.notes (contact_id, created_at desc);
create index notes_parent_group_idx on public.notes (parent_group_id, created_at desc);

revoke all on table public.notes from anon, authenticated;
grant select, insert, update, delete on table public.notes to authenticated, service_role;
alter table public.notes enable row level security;

-- As tasks: nobody reads a note about what they do not read.
create policy "Owls and admins read every note, managers those without a lead, designers their own" on public.notes
  for select to authenticated
  using (
    (select private.viewer_role() in ('owl', 'admin', 'super_admin'))
    or (lead_id is null and (select private.viewer_role() = 'project_manager'))
    or (
      lead_id is null and contact_id is null
      and (select private.viewer_role() = 'graphic_designer') and author_id = (select private.viewer_id())
    )
  );
create policy "Staff add notes of their own where they read them" on public.notes
  for insert to authenticated
  with check (
    author_id = (select private.viewer_id())
    and (
      (select private.viewer_write_role() in ('owl', 'admin', 'super_admin'))
      or (lead_id is null and (select private.viewer_write_role() = 'project_manager'))
      or (lead_id is null and contact_id is null and (select private.viewer_write_role() = 'graphic_designer'))
    )
  );
create policy "Staff change their own notes" on public.notes
  for update to authenticated
  using ((select private.viewer_write_role() is not null) and author_id = (select private.viewer_id()))
  with check (
    author_id = (select private.viewer_id())
    and (
      (select private.viewer_write_role() in ('owl', 'admin', 'super_admin'))
      or (lead_id is null and (select private.viewer_write_role() = 'project_manager'))
      or (lead_id is null and contact_id is null and (select private.viewer_write_role() = 'graphic_designer'))
    )
  );
create policy "Admins delete every note, other staff their own" on public.notes
  for delete to authenticated
  using (
    (select private.viewer_write_role() in ('admin', 'super_admin'))
    or ((select private.viewer_write_role() is not null) and author_id = (select private.viewer_id()))
  );

create function private.keep_note() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if auth.uid() is null then
    return new;
  end if;
  if tg_op = 'INSERT' then
    new.author_id := private.viewer_id();
    new.created_at := now();
    new.edited_at := null;
  else
    new.created_at := old.created_at;
    new.author_id := case when new.author_id is not null then old.author_id end;
    new.edited_at := case when new.body is distinct from old.body then now() else old.edited_at end;
  end if;
  return new;
end
$$;
comment on function private.keep_note() is 'Trigger: sets who wrote a note, and when it was changed.';
revoke execute on function private.keep_note() from public, anon, authenticated;
create trigger keep_note before insert or update on public.notes
  for each row execute function private.keep_note();
create trigger count_version before update on public.notes
  for each row execute function private.count_version();
create trigger record_change after insert or update or delete on public.notes
  for each row execute function private.record_change('id');
