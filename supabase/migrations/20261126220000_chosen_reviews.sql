-- Reviews that staff put first on the home page.

alter table public.client_reviews
  add column is_chosen boolean not null default false;
comment on column public.client_reviews.is_chosen is
  'Stands before the newest ones where the website shows some reviews.';

create index client_reviews_shown_idx on public.client_reviews (is_chosen desc, created_at desc, id)
  where status = 'published';
drop index public.client_reviews_published_idx;
