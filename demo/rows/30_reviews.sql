-- People at our clients, and what some of them said about us. Example domains and 555-01xx numbers belong to nobody.

with person (id, client, first_name, last_name, position, email, phone, notes) as (
  values
    ('e0000000-0000-4000-8000-000000000001'::uuid, 'Tilth & Twine', 'Naomi', 'Vance', 'Co-founder',
      'naomi@tilthandtwine.example', '(313) 555-0101', 'Prefers calls before nine. Greenhouse has no signal in the afternoon.'),
    ('e0000000-0000-4000-8000-000000000002', 'Lakeshore Roasters', 'Pete', 'Kowalczyk', 'Owner',
      'pete@lakeshoreroasters.example', '(313) 555-0102', 'Send drafts as links, he watches on his phone.'),
    ('e0000000-0000-4000-8000-000000000003', 'Meridian Orthopedics', 'Dana', 'Whitcomb', 'Director of Patient Experience',
      'dwhitcomb@meridianortho.example', '(616) 555-0103', 'Patient releases go through her, never through the practice office.'),
    ('e0000000-0000-4000-8000-000000000004', 'Forge & Fathom', 'Luis', 'Arreola', 'Plant Manager',
      'larreola@forgeandfathom.example', '(313) 555-0104', 'Steel toes and a safety briefing for everyone on site.'),
    ('e0000000-0000-4000-8000-000000000005', 'Harborline Realty', 'Celeste', 'Moreau', 'Listing Agent',
      'celeste@harborlinerealty.example', '(512) 555-0105', null),
    ('e0000000-0000-4000-8000-000000000006', 'Cedar Spur Lodge', 'Anders', 'Holm', 'General Manager',
      'anders@cedarspurlodge.example', '(303) 555-0106', 'Closed for guests in the first two weeks of November, good time to film.'),
    ('e0000000-0000-4000-8000-000000000007', 'Quillstack', 'Priyanka', 'Rao', 'Head of Product Marketing',
      'priyanka@quillstack.example', '(415) 555-0107', 'Brand guide version 4 replaces all earlier ones.'),
    ('e0000000-0000-4000-8000-000000000008', 'Wren & Wolfe', 'Jonah', 'Wolfe', 'Creative Director',
      'jonah@wrenandwolfe.example', '(212) 555-0108', null),
    ('e0000000-0000-4000-8000-000000000009', 'Pivotal Acres', 'Marlene', 'Schultz', 'Member Services',
      'marlene@pivotalacres.example', '(515) 555-0109', 'No visits during harvest.'),
    ('e0000000-0000-4000-8000-000000000010', 'Ironvale Builders', 'Terrence', 'Odom', 'Project Executive',
      'todom@ironvalebuilders.example', '(214) 555-0110', 'Drone flights need two days'' notice to the crane operator.'),
    ('e0000000-0000-4000-8000-000000000011', 'Northfield College', 'Hannah', 'Liang', 'Director of Admissions',
      'hliang@northfieldcollege.example', '(734) 555-0111', null),
    ('e0000000-0000-4000-8000-000000000012', 'Second Harvest Table', 'Gloria', 'Bennett', 'Executive Director',
      'gloria@secondharvesttable.example', '(313) 555-0112', 'Invoices to the treasurer, not to Gloria.'),
    ('e0000000-0000-4000-8000-000000000013', 'Voltera Motors', 'Kenji', 'Arakawa', 'Brand Manager',
      'karakawa@volteramotors.example', '(213) 555-0113', 'Unreleased vehicles: signed agreement before the location is shared.'),
    ('e0000000-0000-4000-8000-000000000014', 'Kinetic Row', 'Shauna', 'Tierney', 'Founder',
      'shauna@kineticrow.example', '(617) 555-0114', null),
    ('e0000000-0000-4000-8000-000000000015', 'Paper Lantern Festival', 'Mika', 'Oyelaran', 'Producer',
      'mika@paperlanternfestival.example', '(206) 555-0115', 'Press passes close a month before the gates open.'),
    ('e0000000-0000-4000-8000-000000000016', 'Brightwater Energy', 'Walt', 'Draper', 'Community Relations',
      'wdraper@brightwaterenergy.example', '(806) 555-0116', null),
    ('e0000000-0000-4000-8000-000000000017', 'Alder & Associates', 'Miriam', 'Alder', 'Managing Partner',
      'malder@alderassociates.example', '(215) 555-0117', 'Every script needs a compliance read. Allow a week.'),
    ('e0000000-0000-4000-8000-000000000018', 'Saltgrass Distilling', 'Beau', 'Landry', 'Master Distiller',
      'beau@saltgrassdistilling.example', '(615) 555-0118', null),
    ('e0000000-0000-4000-8000-000000000019', 'Nimbus Dental', 'Alicia', 'Fuentes', 'Practice Manager',
      'alicia@nimbusdental.example', '(602) 555-0119', 'Fridays only.'),
    ('e0000000-0000-4000-8000-000000000020', 'Copperline Transit', 'Raymond', 'Sykes', 'Communications Officer',
      'rsykes@copperlinetransit.example', '(312) 555-0120', 'Platform filming needs a permit for each station.'),
    ('e0000000-0000-4000-8000-000000000021', 'Marrow & Thyme', 'Odette', 'Fontenot', 'Chef and Owner',
      'odette@marrowandthyme.example', '(504) 555-0121', 'Never during service without asking first.'),
    ('e0000000-0000-4000-8000-000000000022', 'Orbit Toys', 'Greta', 'Nyberg', 'Marketing Lead',
      'greta@orbittoys.example', '(612) 555-0122', null),
    ('e0000000-0000-4000-8000-000000000023', 'Granite Peak Outfitters', 'Cole', 'Maddox', 'Content Producer',
      'cole@granitepeakoutfitters.example', '(720) 555-0123', 'Lends jackets to crews, wants them back.'),
    ('e0000000-0000-4000-8000-000000000024', 'Lumen Skincare', 'Isabel', 'Quintero', 'E-commerce Director',
      'isabel@lumenskincare.example', '(305) 555-0124', null)
),
added as (
  insert into public.contacts (id, client_id, first_name, last_name, position)
  select person.id, client.id, person.first_name, person.last_name, person.position
  from person join public.clients as client on client.name = person.client
)
insert into public.contact_details (contact_id, email, phone, notes)
select id, email, phone, notes from person;

insert into public.client_reviews (id, rating, description, created_at, client_id, contact_id, featured_video_id)
select review.id, review.rating, review.description, review.created_at, contact.client_id, contact.id, video.id
from (
  values
    ('f0000000-0000-4000-8000-000000000001'::uuid, 'Vance', 5, '2026-06-22 15:10+00'::timestamptz, 'hemp-pots-from-field-to-nursery',
      'I have explained our pots at trade shows for six years. Now I press play and people hand me their cards. They also got mud on everything they own and never complained once.'),
    ('f0000000-0000-4000-8000-000000000002', 'Kowalczyk', 5, '2024-05-06 13:40+00', 'lakeshore-roasters-first-pour',
      'Three mornings in a row, four-thirty, and they were there before me every time. My wife teared up at a video about coffee. That''s the review.'),
    ('f0000000-0000-4000-8000-000000000003', 'Whitcomb', 5, '2024-06-17 17:05+00', 'meridian-orthopedics-back-on-the-trail',
      'What impressed me most was how our patient was treated. She was asked, not directed, and she was shown the edit before we were. Our intake team now sends the film with every surgery confirmation.'),
    ('f0000000-0000-4000-8000-000000000004', 'Arreola', 4, '2024-07-15 20:30+00', 'forge-and-fathom-made-loud',
      'Good crew. Safe on the floor, which is all I ask. The footage looks better than the shop does. Would have liked the raw files a week sooner.'),
    ('f0000000-0000-4000-8000-000000000005', 'Moreau', 5, '2024-08-02 16:20+00', 'harborline-realty-the-glass-house',
      'They told me to wait eleven days for the right evening light and I almost said no. I am so glad I didn''t! The sellers asked for a copy to keep.'),
    ('f0000000-0000-4000-8000-000000000006', 'Holm', 5, '2025-01-13 15:00+00', 'cedar-spur-lodge-first-snow',
      'We agreed on ''first snowfall, whenever that is'' and they kept their word: one phone call at eleven at night, and a pilot on the ridge by six. Very calm people to work with.'),
    ('f0000000-0000-4000-8000-000000000007', 'Rao', 4, '2024-09-09 18:45+00', 'quillstack-how-it-fits-together',
      'Strong on story, and the storyboard review saved us at least two rounds. We underestimated how long our own legal team would need, so plan for that. Sales uses the animation daily.'),
    ('f0000000-0000-4000-8000-000000000008', 'Wolfe', 5, '2024-11-18 19:30+00', 'wren-and-wolfe-one-continuous-step',
      'One take. No cuts. Everybody said it couldn''t be lit that way. It could.'),
    ('f0000000-0000-4000-8000-000000000009', 'Odom', 5, '2025-04-07 21:15+00', 'ironvale-builders-topping-out',
      'Flew exactly when they said, landed when the crane needed them to, paperwork was in order. The ironworkers each got a copy. That mattered to us more than the marketing.'),
    ('f0000000-0000-4000-8000-000000000010', 'Liang', 4, '2026-05-18 14:25+00', 'northfield-college-commencement',
      'Four cameras, a thousand families, rain at noon, and a finished film by dinner. A couple of graduates'' names were misspelled in the first captions; fixed within the hour.'),
    ('f0000000-0000-4000-8000-000000000011', 'Bennett', 5, '2024-12-10 16:50+00', 'second-harvest-table-one-box',
      'We have been filmed before, and usually the people we serve end up looking small. Not here. Volunteers recognized their own hands on screen. Thank you for that.'),
    ('f0000000-0000-4000-8000-000000000012', 'Arakawa', 5, '2025-02-11 18:10+00', 'voltera-motors-silent-miles',
      'A night shoot on public roads with an unreleased car is a long list of things that can go wrong. None of them did. The sound design is the best part of the film.'),
    ('f0000000-0000-4000-8000-000000000013', 'Fuentes', 3, '2025-08-04 17:35+00', 'nimbus-dental-no-small-smiles',
      'Happy with the final cut and the price of reusing what we had. It took longer than we expected to get there because our old footage was a mess, and I wish somebody had said so in week one instead of week three.'),
    ('f0000000-0000-4000-8000-000000000014', 'Fontenot', 5, '2025-10-13 15:55+00', 'marrow-and-thyme-the-pass',
      'Two people, no lights, no fuss. My line cooks forgot they were there by the second ticket, and nobody gets that lucky with a camera on the pass.')
) as review (id, last_name, rating, created_at, slug, description)
join public.contacts as contact using (last_name)
join public.videos as video using (slug);
