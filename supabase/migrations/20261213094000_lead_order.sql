-- The order that requests are listed in, whole: without the id every deep page sorted all rows before it.
drop index public.contact_submissions_newest_idx;
create index contact_submissions_newest_idx on public.contact_submissions (created_at desc, id);
