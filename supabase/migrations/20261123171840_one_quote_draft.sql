-- An index that is unique over quote_id alone makes the embedded stack answer one version instead of a list of them. With the
-- column of its condition it is as strict.

drop index public.quote_versions_one_draft_idx;
create unique index quote_versions_one_draft_idx on public.quote_versions (quote_id, sent_at) nulls not distinct
where sent_at is null;
