-- Leads in all stages, as if the last four months had brought them: some from people at our clients, who got the quotes of the demo.
-- Their mail was sent long ago, so none is written here.

with asked_for (
  first_name, last_name, mailbox, business_name, phone, city, state, hours_ago, answered_after, status, owner, next_step, step_in_days,
  value_cents, lost_reason, landing_path, referrer_host, campaign, message
) as (
  values
    ('Wendell', 'Brandt', 'wendell@ferndalecider.example', 'Ferndale Cider House', '(248) 555-0131', 'Ferndale', 'Michigan', 0.6, null, 'new', null, null, null, null, null, '/', 'google.com', null,
      'We press in October and would like one film for the tap room and the website. Two minutes, people and apples, no actors.'),
    ('Adaeze', 'Nwosu', 'adaeze.nwosu@bluelanternpt.example', 'Blue Lantern Physical Therapy', '(734) 555-0132', 'Ann Arbor', 'Michigan', 3.2, null, 'new', null, null, null, null, null, '/video-production-in/ann-arbor-mi', 'google.com', 'google/cpc/local-video',
      'We open our second clinic in January and want to film the evening: speeches, tours, neighbors.'),
    ('Tomasz', 'Wilk', 'tomasz@wilkmasonry.example', 'Wilk Masonry', null, 'Toledo', 'Ohio', 9.4, null, 'new', 'ines', 'Tell them we still have the notes from summer', 0, 300000, null, '/blog/what-moves-the-price-of-a-business-video', null, null,
      'You may remember me from the summer. The restoration of the chapel is funded now, so we would like to start in spring.'),
    ('Carolyn', 'Hsu', 'chsu@prairielightschool.example', 'Prairie Light Montessori', '(312) 555-0134', 'Chicago', 'Illinois', 19.5, null, 'new', null, null, null, null, null, '/video-production-in/chicago-il', 'duckduckgo.com', null,
      'A short film for parents who cannot come to the open house. The children''s faces must not be recognizable. Is that possible?'),
    ('Dale', 'Okafor', 'dale@okaforheating.example', 'Okafor Heating & Cooling', '(313) 555-0135', 'Dearborn', 'Michigan', 29, null, 'new', null, null, null, 180000, null, '/video-production-in/detroit-mi', 'google.com', 'google/cpc/local-video',
      'Need three short clips for ads before the cold comes. Vans, technicians, happy customer. What would that cost?'),
    ('Simone', 'Arceneaux', 'simone@bayoubrass.example', 'Bayou Brass Repair', null, 'New Orleans', 'Louisiana', 54, null, 'new', 'ines', 'Reply with an apology for the wait', -1, null, null, '/videos', 'bing.com', null,
      'I repair horns for half the bands in this city and would love a film about one trumpet from wreck to parade.'),

    ('Marguerite', 'Dale', 'mdale@tidewaterferry.example', 'Tidewater Ferry Company', '(757) 555-0137', 'Norfolk', 'Virginia', 46, 5, 'contacted', 'ines', 'Send two of our boat films', 1, 450000, null, '/', 'google.com', 'google/cpc/brand-film',
      'A film about a day on the first ferry, for visitors and for hiring deckhands. We sail from five in the morning.'),
    ('Ben', 'Castellano', 'ben@riverbendarts.example', 'Riverbend Arts Center', '(413) 555-0138', 'Springfield', 'Massachusetts', 73, 20, 'contacted', 'ines', 'Call about the dates of the winter concert', 0, 280000, null, '/blog/a-filming-day-hour-by-hour', null, null,
      'Our winter concert has 120 young people on stage. We need two cameras and clean sound, and we can pay by December.'),
    ('Yusuf', 'Demir', 'yusuf@demirrugs.example', 'Demir Rug Conservation', null, 'Houston', 'Texas', 98, 31, 'contacted', 'marcus', 'Ask how many rugs are in the shop in January', -3, 250000, null, '/video-production-in/houston-tx', 'google.com', null,
      'We restore rugs by hand. A product film is too dry for us, a brand film too long. What do you suggest?'),
    ('Lorraine', 'Petrakis', 'lorraine@petrakisolive.example', 'Petrakis Olive Import', '(646) 555-0140', 'New York', 'New York', 124, 3, 'contacted', 'ines', 'Send three reels as examples', 2, 360000, null, '/', 'instagram.com', 'instagram/social/reels-winter',
      'Twelve reels a year, filmed in our store and kitchen. Do you also write the hooks?'),
    ('Gareth', 'Lindqvist', 'gareth.lindqvist@northshorelabs.example', 'North Shore Labs', '(218) 555-0141', 'Duluth', 'Minnesota', 170, 9, 'contacted', 'marcus', null, null, 320000, null, '/', 'linkedin.com', null,
      'Our water sensor is hard to explain. We need an animation of about a minute that a mayor understands.'),
    ('Patrice', 'Beaumont', 'patrice@beaumontstables.example', 'Beaumont Stables', null, 'Lexington', 'Kentucky', 340, 47, 'contacted', null, 'Find somebody who has filmed horses', -6, null, null, '/video-production-in/kentucky', 'google.com', null,
      'Could you film a foal''s first weeks? It would be six short visits from February on.'),
    ('Elena', 'Vasquez', 'evasquez@sunmesasolar.example', 'Sun Mesa Solar', '(505) 555-0143', 'Albuquerque', 'New Mexico', 410, 14, 'contacted', 'ines', 'Ask again after their budget meeting', 9, 800000, null, '/video-production-in/albuquerque-nm', 'google.com', 'google/cpc/brand-film',
      'Four sites, each from the air, and one film that joins them. Our board decides about the budget in December.'),
    ('Rosalind', 'Tate', 'rtate@tatefuneral.example', 'Tate & Daughters Funeral Home', '(901) 555-0144', 'Memphis', 'Tennessee', 515, 22, 'contacted', 'marcus', 'Send the quiet cut of the clinic film', 4, 240000, null, '/blog/asking-questions-that-get-usable-answers', null, null,
      'An interview film with my mother, who has run this house for forty years. Please nothing with sad piano.'),

    ('Isaac', 'Moreno', 'isaac@mesaclimbing.example', 'Mesa Climbing Gym', '(720) 555-0145', 'Denver', 'Colorado', 27, 2, 'call_booked', 'ines', 'Prepare the call: two gyms, one film', 1, 420000, null, '/video-production-in/denver-co', 'google.com', 'google/cpc/local-video',
      'We open a second gym in March. One film for both, filmed while people climb, nothing staged.'),
    ('Hollis', 'Greer', 'hollis@greertimber.example', 'Greer Timber Frames', '(231) 555-0146', 'Traverse City', 'Michigan', 51, null, 'call_booked', 'marcus', null, null, 480000, null, '/', null, null,
      'Three barns that we raised this year, from above, before the snow covers the roofs.'),
    ('Noor', 'Haddad', 'noor@haddadbakery.example', 'Haddad Bakery', '(313) 555-0147', 'Hamtramck', 'Michigan', 80, 26, 'call_booked', 'ines', 'Ask whether we may film at three in the morning', 2, 210000, null, '/video-production-in/detroit-mi', 'google.com', null,
      'My grandfather started the oven in 1962. I want the night shift on film before he retires.'),
    ('Clement', 'Adeyemi', 'clement@harborpilots.example', 'Savannah Harbor Pilots', '(912) 555-0148', 'Savannah', 'Georgia', 152, 7, 'call_booked', 'ines', 'Ask about safety training for boarding', 3, 900000, null, '/videos', 'google.com', null,
      'A recruiting film. You would board ships with us, so please tell me what insurance your crew carries.'),
    ('Judith', 'Kessler', 'jkessler@kesslerbraces.example', 'Kessler Orthodontics', '(614) 555-0149', 'Columbus', 'Ohio', 230, 12, 'call_booked', 'marcus', 'Send the list of questions before the call', 0, 240000, null, '/video-production-in/columbus-oh', 'bing.com', null,
      'Three patients would like to tell their story. All are adults, and all have signed a release.'),

    ('Priyanka', 'Rao', 'priyanka@quillstack.example', 'Quillstack', '(415) 555-0107', 'San Francisco', 'California', 75, 1.5, 'quoted', 'ines', 'Ask whether legal has read it', 1, null, null, '/', 'linkedin.com', null,
      'Version 5 launches in spring. Ninety seconds, please, and this time without screenshots.'),
    ('Terrence', 'Odom', 'todom@ironvalebuilders.example', 'Ironvale Builders', '(214) 555-0110', 'Dallas', 'Texas', 190, 6, 'quoted', 'marcus', 'Call his assistant Rosa about the date', -2, null, null, '/video-production-in/dallas-tx', null, null,
      'Everything lifts on one morning. We want it from the air, and from a second angle.'),
    ('Shauna', 'Tierney', 'shauna@kineticrow.example', 'Kinetic Row', '(617) 555-0114', 'Boston', 'Massachusetts', 260, 4, 'quoted', 'ines', 'Ask what she thinks of the second version', 3, null, null, '/', 'instagram.com', 'instagram/social/reels-winter',
      'Can we do reels for a whole year? Four a month, all from our own studio.'),
    ('Celeste', 'Moreau', 'celeste@harborlinerealty.example', 'Harborline Realty', '(512) 555-0105', 'Austin', 'Texas', 700, 28, 'quoted', 'ines', 'Call about the price of a second house', 0, null, null, '/video-production-in/austin-tx', 'google.com', null,
      'Spring listings: four houses, filmed at twilight. Is there a price for all four?'),

    ('Kenji', 'Arakawa', 'karakawa@volteramotors.example', 'Voltera Motors', '(213) 555-0113', 'Los Angeles', 'California', 1030, 3, 'won', 'marcus', null, null, null, null, '/', null, null,
      'The new line runs in two shifts from next month. We would like you to film both.'),
    ('Opal', 'Jennings', 'opal@jenningsquilts.example', 'Jennings Quilt Museum', '(402) 555-0155', 'Omaha', 'Nebraska', 1240, 8, 'won', 'ines', null, null, 240000, null, '/blog/how-to-write-a-brief-a-film-crew-can-use', 'google.com', null,
      'Five women, one quilt, ten months. We would like them to speak for themselves.'),
    ('Rafael', 'Montoya', 'rafael@montoyachile.example', 'Montoya Chile Roasters', '(505) 555-0156', 'Santa Fe', 'New Mexico', 1520, 17, 'won', 'ines', null, null, 350000, null, '/video-production-in/new-mexico', 'google.com', null,
      'Roasting season is six weeks long. One film, and stills if you can.'),
    ('Bridget', 'Faulkner', 'bfaulkner@faulknerlaw.example', 'Faulkner Family Law', '(860) 555-0157', 'Hartford', 'Connecticut', 1810, 23, 'won', 'marcus', null, null, 270000, null, '/', 'google.com', 'google/cpc/brand-film',
      'A calm film for people on their worst day. No gavels, no handshakes.'),
    ('Emeka', 'Sorensen', 'emeka@sorensenkayaks.example', 'Sorensen Kayaks', '(503) 555-0158', 'Portland', 'Oregon', 2240, 30, 'won', 'ines', null, null, 310000, null, '/videos', null, null,
      'We build eight boats a year and would like to show one of them from plank to river.'),
    ('Lucille', 'Armstrong', 'lucille@armstrongtextiles.example', 'Armstrong Textiles', '(336) 555-0159', 'Greensboro', 'North Carolina', 2610, 11, 'won', 'marcus', null, null, 520000, null, '/video-production-in/greensboro-nc', 'google.com', null,
      'A film about the mill for our hundredth year, and cuts of it for hiring.'),

    ('Gloria', 'Bennett', 'gloria@secondharvesttable.example', 'Second Harvest Table', '(313) 555-0112', 'Detroit', 'Michigan', 745, 5, 'lost', 'ines', null, null, null, 'price', '/', null, null,
      'Our gala is in spring. Could you film the evening, and some of the volunteers?'),
    ('Tomasz', 'Wilk', 'tomasz@wilkmasonry.example', 'Wilk Masonry', null, 'Toledo', 'Ohio', 2700, 10, 'lost', 'ines', null, null, 300000, 'timing', '/video-production-in/toledo-oh', 'google.com', null,
      'We restore a chapel and would like it filmed over the year.'),
    ('Vivian', 'Castro', 'vivian@castroevents.example', 'Castro Events', '(305) 555-0162', 'Miami', 'Florida', 900, 33, 'lost', 'ines', null, null, 560000, 'went_elsewhere', '/video-production-in/miami-fl', 'google.com', 'google/cpc/local-video',
      'Two days of trade show in March, edited the same night. Are you available?'),
    ('Harold', 'Finch', 'hfinch@finchantiques.example', 'Finch Antiques', null, 'Savannah', 'Georgia', 1100, 6, 'lost', 'marcus', null, null, 180000, 'no_answer', '/', null, null,
      'Please call me about a video of my shop.'),
    ('Delphine', 'Roy', 'delphine@royweddings.example', 'Delphine & Marc', null, 'Burlington', 'Vermont', 1350, 2, 'lost', 'ines', null, null, null, 'not_a_fit', '/videos', 'google.com', null,
      'We marry in June and love how your films look. Do you also film weddings?'),
    ('Stuart', 'Mbeki', 'stuart@mbekiconsulting.example', 'Mbeki Consulting', '(202) 555-0165', 'Washington', 'District of Columbia', 1980, 19, 'lost', 'marcus', null, null, 220000, 'other', '/blog/how-to-compare-two-video-quotes', null, null,
      'We look for a partner for about four films a year.'),
    ('Annika', 'Bauer', 'annika@bauerbikes.example', 'Bauer Bikes', '(608) 555-0166', 'Madison', 'Wisconsin', 2350, 52, 'lost', 'ines', null, null, 150000, 'price', '/video-production-in/madison-wi', 'bing.com', null,
      'One reel a month from our workshop. Our budget is small: $300 for each.'),

    ('Kurt', 'Sandoval', 'kurt@sandovalgrading.example', 'Sandoval Grading', null, 'Tucson', 'Arizona', 1.8, null, 'held', null, null, null, null, null, null, null, null,
      'drone video of 40 acre site for bid. call soon'),
    ('Growth', 'Team', 'offers@rankfaster.example', 'Rank Faster', null, null, null, 130, null, 'spam', null, null, null, null, null, '/', null, null,
      'We noticed that your website could rank higher. Reply YES to get a free audit of your keywords.')
), person (name, id) as (
  values
    ('marcus', 'a0000000-0000-4000-8000-000000000002'::uuid),
    ('ines', 'a0000000-0000-4000-8000-000000000003')
), timed as (
  select asked_for.*, now() - make_interval(mins => (hours_ago * 60)::integer) as came_at
  from asked_for
)
insert into public.contact_submissions (
  first_name, last_name, email, business_name, website, phone_number, city, state, message, source, status, created_at, updated_at,
  first_answered_at, stage_changed_at, owner_id, next_step, next_step_on, value_cents, lost_reason, lost_note,
  landing_path, landing_kind, landing_city, landing_state, referrer_host, campaign, estimate, client_id, contact_id
)
select
  lead.first_name, lead.last_name, lead.mailbox, lead.business_name,
  case when lead.phone is not null then 'https://' || split_part(lead.mailbox, '@', 2) || '/' end,
  coalesce(lead.phone, 'Not provided'), lead.city, lead.state, lead.message,
  coalesce(substring(lead.landing_path from '^/video-production-in/(.+)'), lead.landing_path), lead.status, lead.came_at, lead.came_at,
  lead.came_at + make_interval(mins => (lead.answered_after * 60)::integer),
  -- Answered first, and moved on in the days after.
  case
    when lead.status = 'contacted' then lead.came_at + make_interval(mins => (lead.answered_after * 60)::integer)
    when lead.answered_after is null then lead.came_at + interval '20 minutes'
    else lead.came_at + least(
      make_interval(mins => (lead.answered_after * 60)::integer) + interval '11 days', (now() - lead.came_at) * 0.9
    )
  end,
  person.id, lead.next_step, private.today() + lead.step_in_days,
  coalesce(lead.value_cents::bigint, quoted.total_cents)::bigint, lead.lost_reason,
  case lead.lost_reason
    when 'price' then 'Their budget is about half of it.'
    when 'timing' then 'The city pays only next year. Ask again in the fall.'
    when 'went_elsewhere' then 'A crew that lives there, without travel.'
    when 'not_a_fit' then 'We do not film weddings. Named two who do.'
    when 'other' then 'The project ended with the job of its manager.'
  end,
  lead.landing_path, landing.kind, landing.city, landing.state, lead.referrer_host,
  case when lead.campaign is not null then jsonb_build_object(
    'utm_source', split_part(lead.campaign, '/', 1), 'utm_medium', split_part(lead.campaign, '/', 2),
    'utm_campaign', split_part(lead.campaign, '/', 3)
  ) end,
  case lead.last_name
    when 'Nwosu' then '{"packageId": "event-video", "count": 1, "lines": [
      {"kind": "package", "title": "Event Video", "quantity": 1, "unitPriceCents": 280000},
      {"kind": "add_on", "title": "Next-day teaser", "quantity": 1, "unitPriceCents": 50000}],
      "travel": {"label": "Ann Arbor, MI", "from": "Northville, MI", "miles": 17}, "lowCents": 330000, "highCents": 415000}'::jsonb
    when 'Greer' then '{"packageId": "drone-video", "count": 3, "lines": [
      {"kind": "package", "title": "Drone Video", "quantity": 1, "unitPriceCents": 220000},
      {"kind": "package", "title": "Each further location", "quantity": 2, "unitPriceCents": 90000},
      {"kind": "add_on", "title": "Sunrise or sunset flight", "quantity": 1, "unitPriceCents": 35000},
      {"kind": "travel", "title": "Travel to Traverse City, MI", "quantity": 1, "unitPriceCents": 10400}],
      "travel": {"label": "Traverse City, MI", "from": "Grand Rapids, MI", "miles": 124}, "lowCents": 445400, "highCents": 560000}'
  end,
  contact.client_id, contact.id
from timed as lead
left join person on person.name = lead.owner
left join public.contact_details as details on lower(details.email) = lead.mailbox
left join public.contacts as contact on contact.id = details.contact_id
left join lateral (
  select version.total_cents from public.quotes as quote
  join public.quote_versions as version on version.quote_id = quote.id and version.version = quote.current_version
  where quote.contact_id = contact.id limit 1
) as quoted on true
left join lateral private.lead_landing(jsonb_build_object(
  'landing_path', lead.landing_path, 'landing_kind', case
    when lead.landing_path = '/' then 'home'
    when lead.landing_path like '/blog/%' then 'article'
    when lead.landing_path like '/videos%' then 'video'
    else 'other'
  end
)) as landing on true;

-- What the staff did with them, for their histories.
with moved as (
  select lead.id, lead.owner_id, lead.status, lead.lost_reason, lead.first_answered_at, lead.stage_changed_at
  from public.contact_submissions as lead
  where lead.status in ('contacted', 'call_booked', 'quoted', 'won', 'lost')
)
insert into private.lead_changes (lead_id, happened_at, actor_id, viewer_id, changes)
select step.id, step.at, step.actor_id, step.actor_id, step.changes
from (
  select moved.id, moved.first_answered_at as at, coalesce(moved.owner_id, 'a0000000-0000-4000-8000-000000000002') as actor_id, jsonb_build_object(
    'status', jsonb_build_array('new', 'contacted'),
    'first_answered_at', jsonb_build_array(null, moved.first_answered_at)
  ) as changes
  from moved where moved.first_answered_at is not null
  union all
  select moved.id, moved.stage_changed_at, case when moved.status <> 'call_booked' then moved.owner_id end, jsonb_strip_nulls(jsonb_build_object(
    'status', jsonb_build_array(case when moved.first_answered_at is null then 'new' else 'contacted' end, moved.status),
    'lost_reason', case when moved.status = 'lost' then jsonb_build_array(null, moved.lost_reason) end
  ))
  from moved where moved.status <> 'contacted'
) as step
order by step.at;

update public.quotes as quote set lead_id = lead.id
from public.contact_submissions as lead
where lead.contact_id = quote.contact_id and quote.status <> 'draft';

-- The calls to come are on the next working days; three took place.
with day as (
  select date::date as day, row_number() over (order by date) as place
  from generate_series(private.today() + 1, private.today() + 14, interval '1 day') as date
  where extract(isodow from date) < 6
)
insert into public.intro_calls (submission_id, starts_at, time_zone, created_at)
select lead.id, (day.day + booked.at) at time zone 'America/Detroit', booked.time_zone, lead.stage_changed_at
from (
  values
    ('Moreno', 1, '11:00'::time, 'America/Denver'), ('Greer', 1, '14:30', 'America/Detroit'),
    ('Haddad', 2, '10:00', 'America/Detroit'), ('Adeyemi', 3, '13:00', 'America/New_York'),
    ('Kessler', 4, '15:30', 'America/New_York')
) as booked (last_name, place, at, time_zone)
join day using (place)
join public.contact_submissions as lead using (last_name)
where lead.status = 'call_booked';

insert into public.intro_calls (submission_id, starts_at, time_zone, status, created_at)
select lead.id, date_trunc('hour', lead.first_answered_at + interval '2 days'), 'America/Detroit', took_place.status, lead.first_answered_at
from (values ('Arakawa', 'done'), ('Jennings', 'done'), ('Finch', 'missed')) as took_place (last_name, status)
join public.contact_submissions as lead using (last_name);

-- Nobody has said yet whether this one took place.
insert into public.intro_calls (submission_id, starts_at, time_zone, created_at)
select lead.id, (private.today() - 12 + time '15:30') at time zone 'America/New_York', 'America/New_York', now() - interval '14 days'
from public.contact_submissions as lead where lead.last_name = 'Tierney';
