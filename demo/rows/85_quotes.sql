-- Ten quotes in all states, for clients of the catalogue, and two templates. Numbers come from the same counter as in the product.

do $$
declare
  wanted record;
  quote_id uuid;
  version_id uuid;
  shown jsonb;
  chosen uuid[];
  totals jsonb;
  today constant date := private.today();
begin
  for wanted in
    select asked.*, contact.id as contact_id, contact.client_id, client.name as client,
      concat_ws(' ', contact.first_name, contact.last_name) as person, nullif(details.email, '') as email,
      now() - make_interval(days => asked.days_ago) as begun
    from (
      values
        (1, 'Arakawa', 'accepted', 'The new line at Voltera', 41, 30, 'a0000000-0000-4000-8000-000000000002'::uuid,
          'Thank you for the tour of the plant, Kenji. This is what two days with the new line take.',
          '[{"kind": "package", "package_id": "cinematic-brand-video", "title": "Cinematic Brand Video", "description": "Concept, script and shot list\nTwo-person crew with cinema lighting\nTwo rounds of revisions", "unit_price_cents": 350000},
            {"kind": "own", "title": "Second filming day, night shift", "unit_price_cents": 180000},
            {"kind": "add_on", "title": "30-second cut-down", "unit_price_cents": 45000, "is_optional": true, "is_preselected": true}]'::jsonb,
          '{"discount_kind": "percent", "discount_value": 500}'::jsonb),
        (2, 'Bennett', 'declined', 'The gala film', 30, 21, 'a0000000-0000-4000-8000-000000000003',
          'Dear Gloria, here is the evening as we talked about it.',
          '[{"kind": "package", "package_id": "event-video", "title": "Event Video", "unit_price_cents": 280000},
            {"kind": "own", "title": "Volunteers in their own words, half a day", "unit_price_cents": 90000}]', '{}'),
        (3, 'Quintero', 'expired', 'Spring launch, three serums', 50, 30, 'a0000000-0000-4000-8000-000000000003',
          'Three short films, made in one day so that the light matches.',
          '[{"kind": "package", "package_id": "product-video", "title": "Product Video", "quantity": 3, "unit_price_cents": 250000, "discount_kind": "percent", "discount_value": 1500}]', '{}'),
        (4, 'Schultz', 'withdrawn', 'Office portraits', 14, 30, 'a0000000-0000-4000-8000-000000000002', '',
          '[{"kind": "own", "title": "Portraits on video, up to ten people", "unit_price_cents": 160000}]', '{}'),
        (5, 'Moreau', 'seen', 'Twilight films for the spring listings', 28, 30, 'a0000000-0000-4000-8000-000000000003',
          'Four houses, filmed in the half hour after sunset.',
          '[{"kind": "package", "package_id": "drone-video", "title": "Drone Video", "quantity": 4, "unit_price_cents": 220000, "discount_kind": "percent", "discount_value": 2000},
            {"kind": "own", "title": "Interiors the same evening", "quantity": 4, "unit_price_cents": 38000, "is_optional": true}]', '{}'),
        (6, 'Odom', 'seen', 'Crane day from the air', 6, 30, 'a0000000-0000-4000-8000-000000000002',
          'Everything lifts on one morning, so we come with two pilots.',
          '[{"kind": "package", "package_id": "drone-video", "title": "Drone Video", "unit_price_cents": 220000},
            {"kind": "own", "title": "Second pilot for the morning", "unit_price_cents": 65000},
            {"kind": "travel", "title": "Travel from Detroit, MI", "description": "86 miles each way, of which 36 are charged, there and back.", "quantity": 36, "unit_price_cents": 140}]',
          '{"travel_miles": 86, "travel_from_cluster": "Detroit, MI"}'),
        (7, 'Rao', 'sent', 'Launch film for version 5', 2, 30, 'a0000000-0000-4000-8000-000000000003',
          'Ninety seconds that show what is new without a single screenshot.',
          '[{"kind": "package", "package_id": "motion-graphics-video", "title": "Motion Graphics Video", "unit_price_cents": 320000},
            {"kind": "add_on", "title": "Another language", "quantity": 2, "unit_price_cents": 60000, "is_optional": true}]', '{}'),
        (8, 'Tierney', 'replaced', 'A year of reels', 9, 30, 'a0000000-0000-4000-8000-000000000003',
          'Four reels a month from one session.',
          '[{"kind": "package", "package_id": "social-media-reels", "title": "Social Media Reels", "quantity": 12, "unit_price_cents": 120000, "discount_kind": "percent", "discount_value": 1000}]', '{}'),
        (9, 'Holm', 'draft', 'Winter at the lodge', 3, 30, 'a0000000-0000-4000-8000-000000000003',
          'Rooms, kitchen and the trail in snow, while the lodge is closed for guests.',
          '[{"kind": "package", "package_id": "cinematic-brand-video", "title": "Cinematic Brand Video", "unit_price_cents": 350000},
            {"kind": "package", "package_id": "drone-video", "title": "Drone Video", "unit_price_cents": 220000, "is_optional": true, "is_preselected": true}]', '{}'),
        (10, 'Draper', 'draft', 'Conference talks', 1, 30, null, '',
          '[{"kind": "own", "title": "Full-length talks, each", "quantity": 14, "unit_price_cents": 21000}]', '{}')
    ) as asked (place, last_name, state, title, days_ago, valid_days, owner_id, intro, lines, terms)
    join public.contacts as contact using (last_name)
    join public.clients as client on client.id = contact.client_id
    left join public.contact_details as details on details.contact_id = contact.id
    order by asked.place
  loop
    insert into public.quotes (
      number, client_id, contact_id, title, recipient_name, recipient_business, recipient_email, owner_id, created_by,
      created_at, updated_at
    ) values (
      private.take_quote_number(), wanted.client_id, wanted.contact_id, wanted.title, wanted.person, wanted.client,
      wanted.email, wanted.owner_id, wanted.owner_id, wanted.begun, wanted.begun
    ) returning id into quote_id;
    insert into public.quote_events (quote_id, version, kind, at, actor_id)
    values (quote_id, 1, 'created', wanted.begun, wanted.owner_id);

    for nth in 1 .. case when wanted.state = 'replaced' then 2 else 1 end loop
      insert into public.quote_versions (quote_id, version, valid_until, created_at)
      values (quote_id, nth, today, wanted.begun) returning id into version_id;
      perform private.write_quote_content(version_id, wanted.terms || jsonb_build_object(
        'intro', wanted.intro,
        'terms_text', 'We book your filming day when the deposit has arrived. The rest is due within 14 days after you approve the film.',
        'deposit_percent', 50, 'valid_until', today - wanted.days_ago + wanted.valid_days, 'lines', wanted.lines
      ) || case when nth = 2 then '{"discount_kind": "amount", "discount_value": 60000}'::jsonb else '{}' end);
      continue when wanted.state = 'draft';

      update public.quote_versions as version set sent_by = wanted.owner_id where version.id = version_id;
      shown := private.quote_document(version_id, today - wanted.days_ago + 1);
      update public.quote_versions as version
      set sent_at = wanted.begun + make_interval(hours => 3 + 20 * (nth - 1)), document = shown,
        document_sha256 = private.json_sha256(shown)
      where version.id = version_id;
      insert into public.quote_events (quote_id, version, kind, at, actor_id) values
        (quote_id, nth, 'sent', wanted.begun + make_interval(hours => 3 + 20 * (nth - 1)), wanted.owner_id);
      if nth = 2 then
        insert into public.quote_events (quote_id, version, kind, at, actor_id)
        values (quote_id, 1, 'replaced', wanted.begun + interval '23 hours', wanted.owner_id);
      end if;
      update public.quotes as quote set current_version = nth, status = 'sent' where quote.id = quote_id;
    end loop;
    continue when wanted.state in ('draft', 'sent', 'replaced');

    update public.quote_versions as version set seen_at = wanted.begun + interval '9 hours'
    where version.id = version_id and wanted.state <> 'withdrawn';
    insert into public.quote_events (quote_id, version, kind, at)
    select quote_id, 1, 'seen', wanted.begun + interval '9 hours' where wanted.state <> 'withdrawn';
    update public.quotes as quote set status = case when wanted.state = 'seen' then 'sent' else wanted.state end
    where quote.id = quote_id;
    insert into public.quote_events (quote_id, version, kind, at, actor_id)
    select quote_id, 1, wanted.state, wanted.begun + interval '2 days',
      case when wanted.state = 'withdrawn' then wanted.owner_id end
    where wanted.state <> 'seen';
    if wanted.state = 'declined' then
      insert into public.quote_declines (quote_id, version, reason, note, declined_at)
      values (quote_id, 1, 'price', 'The board has cut the evening to two hours. We may come back to you next year.', wanted.begun + interval '2 days');
    end if;
    if wanted.state = 'accepted' then
      chosen := private.preselected_lines(version_id);
      select jsonb_build_object(
        'subtotalCents', sums.subtotal_cents, 'discountCents', sums.discount_cents, 'taxableCents', sums.taxable_cents,
        'taxCents', sums.tax_cents, 'totalCents', sums.total_cents, 'depositCents', sums.deposit_cents,
        'balanceCents', sums.balance_cents
      ) into totals from private.quote_totals(version_id, chosen) as sums;
      insert into public.quote_acceptances (
        quote_id, version_id, accepted_at, name, capacity, consent_text, chosen_line_ids, totals, shown_sha256
      ) values (
        quote_id, version_id, wanted.begun + interval '2 days', wanted.person, 'Head of Communications',
        'I accept this quote with the terms above, and I may do so for my company.', chosen, totals,
        private.json_sha256(jsonb_build_object('document', shown, 'chosen', to_jsonb(chosen), 'totals', totals))
      );
    end if;
    -- The last days of this one: its client was reminded, has a question, and waits for an answer.
    if wanted.last_name = 'Moreau' then
      insert into public.quote_events (quote_id, version, kind, at) values
        (quote_id, 1, 'reminded', now() - interval '1 day'), (quote_id, 1, 'commented', now() - interval '5 hours');
      insert into public.quote_comments (quote_id, author, body, created_at) values
        (quote_id, 'client', 'If one house sells before, can we film another one instead?', now() - interval '5 hours');
    end if;
    if wanted.last_name = 'Odom' then
      insert into public.quote_comments (quote_id, author, author_id, body, created_at) values
        (quote_id, 'client', null, 'Who holds the permit for the airspace?', wanted.begun + interval '1 day'),
        (quote_id, 'staff', wanted.owner_id, 'We do. It is part of the package.', wanted.begun + interval '26 hours');
      insert into public.quote_events (quote_id, version, kind, at, actor_id) values
        (quote_id, 1, 'commented', wanted.begun + interval '1 day', null),
        (quote_id, 1, 'commented', wanted.begun + interval '26 hours', wanted.owner_id);
    end if;
  end loop;
end
$$;

insert into public.quote_templates (name, content) values
  ('Brand film with aerials', '{"deposit_percent": 50, "intro": "", "terms_text": "We book your filming day when the deposit has arrived.", "lines": [
    {"kind": "package", "package_id": "cinematic-brand-video", "title": "Cinematic Brand Video", "unit_price_cents": 350000},
    {"kind": "package", "package_id": "drone-video", "title": "Drone Video", "unit_price_cents": 220000, "is_optional": true, "is_preselected": true}]}'),
  ('Four reels a month', '{"deposit_percent": 25, "intro": "", "terms_text": "Each month is billed on its first day.", "lines": [
    {"kind": "package", "package_id": "social-media-reels", "title": "Social Media Reels", "quantity": 12, "unit_price_cents": 120000, "discount_kind": "percent", "discount_value": 1000}]}');
