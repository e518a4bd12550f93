/** A name in letters, as slugs of places are spelled, for each number. */
const NAME = `translate(n::text, '0123456789', 'abcdefghij')`

/** A place page for each number, every fifth thin and every seventh a draft; for every tenth number an article and a redirect. */
export const insertContent = `
  insert into public.service_geo_pages (city, state, slug, title, status, written_content, updated_at)
  select 'Town ' || ${NAME}, 'State ' || n % 50, 'town-' || ${NAME} || '-oh', 'A page of town ' || n,
    case when n % 7 = 0 then 'draft' else 'published' end,
    repeat('Some words of a text that is long enough. ', case when n % 5 = 0 then 2 else 32 end),
    timestamptz '2026-01-01' + n * interval '1 minute'
  from number;

  insert into public.seo_blog_posts
    (title, slug, blog_post, preview_text, status, seo_topic_cluster, created_at, updated_at, published_at)
  select 'Article number ' || n, 'article-number-' || n, repeat('Words about video. ', 300), 'In short',
    case when n % 70 = 0 then 'draft' else 'published' end, 'Topic ' || n % 90,
    timestamptz '2020-01-01' + n * interval '1 hour', timestamptz '2020-02-01' + n * 7 % 9973 * interval '1 hour',
    case when n % 70 <> 0 then timestamptz '2020-01-01' + n * interval '1 hour' end
  from number where n % 10 = 0;

  insert into public.path_redirects (path, target)
  select '/old/page-' || n, '/blog/article-number-' || n from number where n % 10 = 0;

  -- Two for each five rows: 20,000 beside 50,000.
  insert into public.quotes (number, title, recipient_name, recipient_business, status, created_at, updated_at)
  select 'Q-2001-' || lpad(n::text, 6, '0'), 'Film number ' || n, 'Person ' || n, 'Business ' || n % 900,
    case when n % 4 = 0 then 'draft' else 'sent' end,
    timestamptz '2001-01-01' + n * interval '1 minute', timestamptz '2001-02-01' + n * 7 % 9973 * interval '1 minute'
  from number where n % 5 < 2;
  insert into public.quote_versions
    (quote_id, version, valid_until, subtotal_cents, total_cents, sent_at, document, document_sha256)
  select quote.id, 1, current_date + 4 + n % 56, n * 100, n * 100,
    case when quote.status = 'sent' then quote.created_at end, case when quote.status = 'sent' then '{}'::jsonb end,
    case when quote.status = 'sent' then repeat('a', 64) end
  from number join public.quotes as quote on quote.number = 'Q-2001-' || lpad(n::text, 6, '0');`
