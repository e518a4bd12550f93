-- What the staff have to do around today, and what they noted. Tasks about leads go to the newest open ones, as far as there are any.

with person (key, id) as (
  values
    ('ruth', 'a0000000-0000-4000-8000-000000000001'::uuid),
    ('marcus', 'a0000000-0000-4000-8000-000000000002'),
    ('ines', 'a0000000-0000-4000-8000-000000000003'),
    ('theo', 'a0000000-0000-4000-8000-000000000004'),
    ('joanna', 'a0000000-0000-4000-8000-000000000005')
), subject (name, client_id, contact_id) as (
  select client.name, client.id, null::uuid from public.clients as client
  union all select contact.last_name, null, contact.id from public.contacts as contact
), work (about, title, details, days, assignee, author, added_days_ago, done_days_ago) as (
  values
    ('Cedar Spur Lodge', 'Hold the first two weeks of November next year', 'The lodge is closed for guests then. Anders wants rooms, kitchen and the trail in snow.', 0, 'ines', 'marcus', 6, null::integer),
    ('Holm', 'Send Anders the shot list', 'He reads on paper. Two pages at most.', 0, 'ines', 'ines', 2, null),
    ('Quillstack', 'Ask for brand guide version 5', null, -2, 'ines', 'joanna', 9, null),
    ('Rao', 'Book Priyanka for the voice-over', 'She is in San Francisco, so after noon our time.', 1, 'ines', 'ines', 1, null),
    ('Ironvale Builders', 'Tell the crane operator about the drone', 'Two days'' notice. https://ironvalebuilders.example/safety has the form.', 0, 'joanna', 'joanna', 3, null),
    ('Odom', 'Confirm the site visit with Terrence', null, 2, 'joanna', 'marcus', 1, null),
    ('Voltera Motors', 'Get the agreement signed before the location is shared', null, -1, 'marcus', 'ruth', 8, null),
    ('Arakawa', 'Send Kenji the list of the crew', 'Names only. He puts them on the gate list himself.', 3, 'marcus', 'marcus', 1, null),
    ('Harborline Realty', 'Offer twilight films for the spring listings', null, 5, 'ines', 'ines', 4, null),
    ('Moreau', 'Call Celeste about the price of a second house', null, 0, 'ines', 'marcus', 2, null),
    ('Nimbus Dental', 'Cut a square version of the welcome film', null, 0, 'theo', 'joanna', 3, null),
    ('Harborline Realty', 'Three thumbnails for the listing films', 'One of them with the porch light on.', -1, 'theo', 'joanna', 5, null),
    ('Saltgrass Distilling', 'Match the label red of the new bottles', null, 4, 'theo', 'marcus', 2, null),
    ('Quillstack', 'Redraw the lower thirds in the new type', null, null, 'theo', 'joanna', 7, null),
    ('Northfield College', 'Ask admissions for the open house dates', null, 6, 'joanna', 'joanna', 2, null),
    ('Liang', 'Thank Hannah for the tour', null, null, 'joanna', 'joanna', 12, 10),
    ('Second Harvest Table', 'Send the invoice to the treasurer', 'Not to Gloria.', null, 'marcus', 'ines', 14, 12),
    ('Bennett', 'Ask Gloria for a quote about the gala film', null, 8, 'ruth', 'ruth', 1, null),
    ('Granite Peak Outfitters', 'Look for a second videographer near Boulder', null, 9, null, 'ines', 1, null),
    ('Orbit Toys', 'Return the prototypes', 'In the grey case, insured.', null, 'joanna', 'marcus', 20, 18),
    ('Lumen Skincare', 'Ask for a logo without the shadow', null, 7, 'theo', 'marcus', 3, null),
    ('Copperline Transit', 'Find out who speaks for the board now', null, -4, 'ruth', 'marcus', 11, null)
)
insert into public.tasks
  (title, details, client_id, contact_id, due_on, assignee_id, created_by, created_at, done_at, done_by)
select
  work.title, work.details, subject.client_id, subject.contact_id, private.today() + work.days, assignee.id, author.id,
  now() - work.added_days_ago * interval '1 day', now() - work.done_days_ago * interval '1 day',
  case when work.done_days_ago is not null then assignee.id end
from work
join subject on subject.name = work.about
join person as author on author.key = work.author
left join person as assignee on assignee.key = work.assignee;

with lead as (
  select lead.id, lead.created_at, row_number() over (order by lead.created_at desc, lead.id) as place
  from public.contact_submissions as lead where lead.status in ('new', 'contacted', 'call_booked', 'quoted')
)
insert into public.tasks (title, lead_id, due_on, assignee_id, created_by, created_at)
select work.title, lead.id, private.today() + work.days, work.assignee_id, work.assignee_id,
  greatest(lead.created_at + interval '20 minutes', now() - interval '1 day')
from lead join (
  values
    (1, 'Answer within the day, and offer two times for a call', 0, 'a0000000-0000-4000-8000-000000000003'::uuid),
    (2, 'Ask for the address of the second location', 1, 'a0000000-0000-4000-8000-000000000003'),
    (3, 'Find a film of ours like the one they want', 0, 'a0000000-0000-4000-8000-000000000002'),
    (5, 'Call again in the afternoon', -1, 'a0000000-0000-4000-8000-000000000003')
) as work (place, title, days, assignee_id) using (place);

with subject (name, client_id, contact_id) as (
  select client.name, client.id, null::uuid from public.clients as client
  union all select contact.last_name, null, contact.id from public.contacts as contact
), said (about, author_id, days_ago, body) as (
  values
    ('Cedar Spur Lodge', 'a0000000-0000-4000-8000-000000000003'::uuid, 6, 'Anders wants fewer people and more mountain this time. He liked the opening of the last film best.'),
    ('Cedar Spur Lodge', 'a0000000-0000-4000-8000-000000000002', 40, E'Parking is behind the stable, not at the front.\n\nThe power of the great hall trips when the kitchen ovens run. Bring the batteries.'),
    ('Holm', 'a0000000-0000-4000-8000-000000000003', 3, 'On the phone until ten, then in the forest. Text him.'),
    ('Quillstack', 'a0000000-0000-4000-8000-000000000005', 9, 'They change agencies in January. Priyanka stays our contact: https://quillstack.example/blog/new-year'),
    ('Rao', 'a0000000-0000-4000-8000-000000000005', 9, 'Priyanka signs off herself, up to $20,000.'),
    ('Ironvale Builders', 'a0000000-0000-4000-8000-000000000005', 4, 'The gate opens at six. Vests and helmets from the container on the left.'),
    ('Odom', 'a0000000-0000-4000-8000-000000000002', 15, 'Terrence prefers a call to a mail. Ask for his assistant, Rosa.'),
    ('Voltera Motors', 'a0000000-0000-4000-8000-000000000001', 8, 'Nothing about the new model in writing before the agreement is back.'),
    ('Arakawa', 'a0000000-0000-4000-8000-000000000002', 5, 'Kenji moved to the Los Angeles office. Same number.'),
    ('Harborline Realty', 'a0000000-0000-4000-8000-000000000003', 4, 'They list about ten houses each spring. A package for the season would be cheaper for them and calmer for us.'),
    ('Moreau', 'a0000000-0000-4000-8000-000000000003', 2, 'Celeste compares us with a photographer who also films. She asked about drones twice.'),
    ('Nimbus Dental', 'a0000000-0000-4000-8000-000000000005', 3, 'No close-ups of patients, also not from behind.'),
    ('Saltgrass Distilling', 'a0000000-0000-4000-8000-000000000002', 13, 'Bottles arrive on the 3rd. The old label stays legal until June.'),
    ('Northfield College', 'a0000000-0000-4000-8000-000000000005', 12, 'Hannah showed us the new library. The east windows are best before eleven.'),
    ('Liang', 'a0000000-0000-4000-8000-000000000005', 12, 'Her students film, too. She would like two of them to come along.'),
    ('Second Harvest Table', 'a0000000-0000-4000-8000-000000000003', 15, 'The gala film brought in more than the year before, Gloria said. Ask for the number before we write about it.'),
    ('Bennett', 'a0000000-0000-4000-8000-000000000001', 1, 'Would give us a sentence for the website if we write a first version.'),
    ('Orbit Toys', 'a0000000-0000-4000-8000-000000000002', 19, 'Prototypes went back with the courier.'),
    ('Copperline Transit', 'a0000000-0000-4000-8000-000000000002', 11, 'The old spokesperson left in October. The switchboard does not know who follows.'),
    ('Granite Peak Outfitters', 'a0000000-0000-4000-8000-000000000003', 1, 'They want climbers, not models. Somebody who can film on a rope.')
)
insert into public.notes (body, client_id, contact_id, author_id, created_at)
select said.body, subject.client_id, subject.contact_id, said.author_id, now() - said.days_ago * interval '1 day'
from said join subject on subject.name = said.about;

insert into public.notes (body, lead_id, author_id, created_at)
select said.body, lead.id, 'a0000000-0000-4000-8000-000000000003', lead.created_at + interval '26 hours'
from (
  values
    ('Moreau', 'Celeste compares us with a photographer who also films. She asked about drones twice.'),
    ('Adeyemi', 'Boarding is by rope ladder, in any weather. Two people at most, both trained.'),
    ('Wilk', 'Nice man. The chapel has scaffolding until May.'),
    ('Vasquez', 'The board meets on the second Tuesday. Elena wants one page that she can hand around.')
) as said (last_name, body)
join public.contact_submissions as lead using (last_name)
where lead.created_at < now() - interval '2 days';

-- The letters of today were written.
insert into private.task_reminders (profile_id, day)
select profile.id, private.today() from public.profiles as profile where profile.user_type is not null;
