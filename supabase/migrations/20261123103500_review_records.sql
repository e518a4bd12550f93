-- Reviews as records that staff keep: published or not, with versions and a list.

alter table public.client_reviews
  add column status text not null default 'published' check (status in ('published', 'waiting', 'hidden')),
  add column version integer not null default 1,
  add column updated_at timestamptz not null default now();
comment on column public.client_reviews.status is
  'waiting: a client sent it, and nobody has decided yet. Visitors read published ones only.';
comment on column public.client_reviews.version is
  'Counts the changes. An edit is accepted only for the version it was made from.';

create index client_reviews_published_idx on public.client_reviews (created_at desc, id) where status = 'published';
-- The sort orders of the list.
create index client_reviews_changed_idx on public.client_reviews (updated_at desc, id);

create trigger touch_updated_at before update on public.client_reviews
  for each row execute function private.touch_updated_at();
create trigger count_version before update on public.client_reviews
  for each row execute function private.count_version();
create trigger forget_messages after delete on public.client_reviews
  for each row execute function private.forget_messages();

-- What visitors read about clients and contacts follows: those policies ask this table as the visitor.
drop policy "Everyone reads reviews" on public.client_reviews;
create policy "Everyone reads published reviews" on public.client_reviews
  for select to anon, authenticated
  using (status = 'published');
create policy "Staff read every review" on public.client_reviews
  for select to authenticated
  using ((select private.viewer_role()) is not null);

create view public.review_list with (security_invoker = true) as
select
  review.id,
  review.rating,
  review.description,
  review.status,
  review.created_at,
  review.updated_at,
  review.client_id,
  client.name as client,
  nullif(concat_ws(' ', contact.first_name, contact.last_name), '') as contact,
  review.featured_video_id,
  coalesce(nullif(trim(video.name_on_website), ''), video.name_internal) as film,
  lower(
    concat_ws(
      ' ', review.description, client.name, contact.first_name, contact.last_name,
      video.name_on_website, video.name_internal
    )
  ) as search_text
from public.client_reviews as review
join public.clients as client on client.id = review.client_id
left join public.contacts as contact on contact.id = review.contact_id
left join public.videos as video on video.id = review.featured_video_id;
comment on column public.review_list.search_text is 'Text, client, person and film, in lower case.';
revoke all on table public.review_list from anon, authenticated;
grant select on table public.review_list to authenticated, service_role;
