-- Two people may edit one record: whoever saves names the version that was on the screen, and a stale one is not overwritten.

alter table public.ad_groups add column version integer not null default 1;
alter table public.ads add column version integer not null default 1;
comment on column public.ad_groups.version is 'Counts the changes; an edit is only taken on the version it was made from.';
comment on column public.ads.version is 'Counts the changes; an edit is only taken on the version it was made from.';

create function private.count_version() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.version := old.version + 1;
  return new;
end
$$;
revoke execute on function private.count_version() from public, anon, authenticated;

create trigger count_version before update on public.ad_groups
  for each row execute function private.count_version();
create trigger count_version before update on public.ads
  for each row execute function private.count_version();
