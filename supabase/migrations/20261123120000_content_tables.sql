-- A list in a table: each new feature adds its rows, and no migration writes the function anew.
create table private.content_tables (
  table_name text primary key
);
comment on table private.content_tables is
  'Tables without personal data. The audit log keeps the values of all their columns.';
revoke all on table private.content_tables from public, anon, authenticated;
alter table private.content_tables enable row level security;

insert into private.content_tables (table_name) values
  ('clients'), ('industries'), ('videos'), ('video_clients'), ('video_industries'), ('client_reviews'), ('contacts'),
  ('captions'), ('home_slots'), ('website_asset_slots'), ('website_asset_versions');

create or replace function private.keeps_content(table_name text) returns boolean
language sql stable set search_path = ''
as $$
  select exists (
    select from private.content_tables as content_table where content_table.table_name = keeps_content.table_name
  )
$$;
