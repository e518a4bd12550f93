-- Applications of videographers in every status, as if the last weeks had brought them. Their mail was sent long ago, so none is
-- written here.

with applied as (
  insert into public.videographer_applications (
    first_name, last_name, email, phone, street, city, state, zip_code, website, about, gear, source, status, created_at, updated_at
  )
  select first_name, last_name, mailbox, phone, street, city, state, zip_code, website, about, gear, '/hiring-videographers', status,
    now() - days_ago * interval '1 day', now() - least(days_ago, settled_ago) * interval '1 day'
  from (values
    ('Ottilie', 'Brandvold', 'ottilie@brandvoldfilms.example', '(612) 555-0161', '218 Quincy St NE', 'Minneapolis', 'MN', '55413', 'brandvoldfilms.example', 'new', 0.2, 0.2,
      'Nine years of factory floors, breweries and one very patient glassblower. I work alone or with my sound recordist, and I light with what is there whenever I can.', 'Two Aputure 300s, a slider, and a van with shelves.'),
    ('Desmond', 'Achebe', 'des@achebevisuals.example', '(404) 555-0162', '77 Auburn Ave', 'Atlanta', 'GA', '30303', 'achebevisuals.example', 'new', 1.1, 1.1,
      'Commercials and music videos since film school, now mostly restaurants and hotels. I edit and grade my own work.', 'Part 107 certificate, four batteries for the drone.'),
    ('Mireille', 'Fontenot', 'mireille@fontenotfilm.example', '(504) 555-0163', '1409 Dauphine St', 'New Orleans', 'Louisiana', '70116', null, 'new', 2.6, 2.6,
      'I shoot on film when a client lets me, on digital when they do not. Ask me about the trumpet workshop.', null),
    ('Pavel', 'Hradec', 'pavel.hradec@northlight.example', '(313) 555-0164', '3011 Bagley Ave', 'Detroit', 'MI', '48216', 'northlight.example', 'new', 4.8, 4.8,
      'Cars, presses, robots. Fifteen years around assembly lines, with all the safety trainings that go with it.', 'Hi-vis, steel toes, and a lens for every pit.'),
    ('Quick', 'Rich', 'offer@cheap-views.example', '555', '1 Main St', 'Springfield', 'IL', '62701', 'cheap-views.example', 'held', 1.9, 1.9,
      'We bring 10,000 views to your channel today, guaranteed. Reply now.', null),
    ('Hana', 'Whitlock', 'hana@whitlockmotion.example', '(206) 555-0166', '520 Pike St', 'Seattle', 'WA', '98101', 'whitlockmotion.example', 'approved', 9.31, 7.24,
      'Interviews are what I love: two cameras, soft light, and time to listen.', 'Teleprompter, two lavalier sets.'),
    ('Rafael', 'Montoya', 'rafa@montoyamedia.example', '(505) 555-0167', '410 Central Ave SW', 'Albuquerque', 'NM', '87102', 'montoyamedia.example', 'approved', 13.56, 12.41,
      'Deserts, solar fields, long drives. I fly where it is allowed and walk where it is not.', null),
    ('Ingrid', 'Sorensen', 'ingrid@sorensenstory.example', '(207) 555-0168', '14 Wharf St', 'Portland', 'Maine', '04101', 'sorensenstory.example', 'approved', 21.12, 19.27,
      'Boats, kitchens and winter. My reel has a lobster in it.', 'Rain covers, and patience.'),
    ('Terrell', 'Vance', 'terrell@vanceandco.example', '(615) 555-0169', '902 Gallatin Ave', 'Nashville', 'TN', '37206', 'vanceandco.example', 'approved', 34.64, 31.5,
      'Concert and studio films. Four matched cameras and a crew of three that has worked together for years.', 'Multicam switcher.'),
    ('Bea', 'Lindgren', 'bea@lindgrenphoto.example', '(720) 555-0170', '2200 Larimer St', 'Denver', 'CO', '80205', null, 'approved', 52.4, 50.33,
      'I came from photography and stayed for the movement. Climbing, skiing, anything with a rope.', null),
    ('Curtis', 'Amble', 'curtis.amble@example.com', '(260) 555-0171', '88 Calhoun St', 'Fort Wayne', 'IN', '46802', null, 'declined', 16.22, 14.45,
      'I would like to start filming and am looking for a company that lends cameras.', null),
    ('Yolanda', 'Pierce', 'yolanda@pierceweddings.example', '(480) 555-0172', '615 Mill Ave', 'Tempe', 'AZ', '85281', 'pierceweddings.example', 'declined', 41.38, 38.15,
      'Weddings only, at least for the next two years.', null),
    ('Crypto', 'Gains', 'hello@coin-now.example', '000', '2 Main St', 'Nowhere', 'NV', '89001', 'coin-now.example', 'spam', 27.7, 26.36,
      'Invest today and double it tomorrow.', null)
  ) as made (
    first_name, last_name, mailbox, phone, street, city, state, zip_code, website, status, days_ago, settled_ago, about, gear
  )
  returning id, last_name
), films_with (last_name, cameras, lenses) as (
  values
    ('Brandvold', array['Sony FX6', 'Sony FX3'], array['Sony FE 24-70mm F2.8 GM II']),
    ('Achebe', array['RED KOMODO 6K', 'DJI Mavic 3 Cine'], array['ZEISS CP.3 35mm T2.1', 'ZEISS CP.3 85mm T2.1']),
    ('Fontenot', array['Bolex H16 Rex-5', 'Blackmagic Pocket Cinema Camera 6K Pro'], array['Sirui Night Walker 35 T1.2']),
    ('Hradec', array['Canon EOS C400', 'Canon EOS C80', 'Canon EOS R5 C'], array['Canon RF 24-70mm F2.8 L IS USM']),
    ('Whitlock', array['Sony FX9', 'Sony FX6'], array['ZEISS Supreme Prime 50mm T1.5', 'ZEISS Supreme Prime 85mm T1.5']),
    ('Montoya', array['Canon EOS C70', 'DJI Inspire 3'], array['Canon RF 70-200mm F2.8 L IS USM']),
    ('Sorensen', array['Panasonic LUMIX S1H'], array[]::text[]),
    ('Vance', array['Blackmagic URSA Broadcast G2'], array[]::text[]),
    ('Lindgren', array['Sony a7S III', 'Sony FX-3', 'DJI Mini 4 Pro'], array['Sony FE 16-35mm F2.8 GM'])
), with_cameras as (
  insert into public.videographer_application_cameras (application_id, camera_id)
  select applied.id, camera.id from applied join films_with using (last_name)
  join public.cameras as camera on camera.name = any (films_with.cameras)
)
insert into public.videographer_application_lenses (application_id, lens_id)
select applied.id, lens.id from applied join films_with using (last_name)
join public.lenses as lens on lens.name = any (films_with.lenses);
