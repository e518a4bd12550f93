-- What a quote costs. Money is worked out here again, with the arithmetic of lib/quotes/totals.ts, and other totals are refused.

create function private.share_of(cents numeric, part numeric, whole numeric) returns numeric
language sql immutable set search_path = ''
as $$ select div(2 * cents * part + whole, 2 * whole) $$;
comment on function private.share_of(numeric, numeric, numeric) is 'cents * part / whole, rounded half up.';
revoke execute on function private.share_of(numeric, numeric, numeric) from public, anon, authenticated;

create function private.discount_of(cents numeric, kind text, value numeric) returns numeric
language sql immutable set search_path = ''
as $$
  select case kind
    when 'percent' then private.share_of(cents, least(value, 10000), 10000)
    when 'amount' then least(value, cents)
    else 0
  end
$$;
revoke execute on function private.discount_of(numeric, text, numeric) from public, anon, authenticated;

create function private.quote_totals(
  of_version uuid, chosen uuid[],
  out subtotal_cents bigint, out discount_cents bigint, out taxable_cents bigint, out tax_cents bigint,
  out total_cents bigint, out deposit_cents bigint, out balance_cents bigint
)
language sql stable security definer set search_path = ''
as $$
  with terms as (
    select * from public.quote_versions as version where version.id = of_version
  ), priced as (
    select
      line.is_taxable,
      gross - private.discount_of(gross, line.discount_kind, line.discount_value) as net
    from public.quote_lines as line
    cross join lateral (select line.quantity * line.unit_price_cents::numeric as gross) as price
    where line.version_id = of_version and (not line.is_optional or line.id = any (chosen))
  ), sums as (
    select coalesce(sum(net), 0) as subtotal, coalesce(sum(net) filter (where is_taxable), 0) as taxable from priced
  ), reduced as (
    select sums.*, private.discount_of(sums.subtotal, terms.discount_kind, terms.discount_value) as discount
    from sums, terms
  ), shares as (
    -- By largest remainder; among equal ones, taxable lines first.
    select
      priced.is_taxable,
      div(priced.net * reduced.discount, reduced.subtotal) as cents,
      row_number() over (
        order by mod(priced.net * reduced.discount, reduced.subtotal) desc, priced.is_taxable desc
      ) as place
    from priced, reduced
    where reduced.discount > 0
  ), off as (
    select coalesce(sum(
      shares.cents + case when shares.place <= reduced.discount - given.cents then 1 else 0 end
    ) filter (where shares.is_taxable), 0) as cents
    from shares, reduced, (select sum(cents) as cents from shares) as given
  ), taxed as (
    select
      reduced.*, reduced.taxable - off.cents as taxed,
      private.share_of(reduced.taxable - off.cents, terms.tax_ppm, 1000000) as tax
    from reduced, off, terms
  ), whole as (
    select
      taxed.*, subtotal - discount + tax as total,
      private.share_of(subtotal - discount + tax, terms.deposit_percent, 100) as deposit
    from taxed, terms
  )
  select
    subtotal::bigint, discount::bigint, taxed::bigint, tax::bigint, total::bigint, deposit::bigint, (total - deposit)::bigint
  from whole
$$;
comment on function private.quote_totals(uuid, uuid[]) is
  'What a version costs with the chosen optional lines. The same as quoteTotals in lib/quotes/totals.ts; a test compares both.';
revoke execute on function private.quote_totals(uuid, uuid[]) from public, anon, authenticated;

create function private.preselected_lines(of_version uuid) returns uuid[]
language sql stable security definer set search_path = ''
as $$
  select coalesce(array_agg(line.id), '{}') from public.quote_lines as line
  where line.version_id = of_version and line.is_preselected
$$;
revoke execute on function private.preselected_lines(uuid) from public, anon, authenticated;
