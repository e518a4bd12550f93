-- Written by hand. Geography is real; nothing is claimed about anybody but ourselves.

insert into public.service_geo_pages (id, city, state, slug, title, meta_title, meta_description, status, created_at, updated_at, written_content)
values
('99000000-0000-4000-8000-000000000101', 'Detroit', 'Michigan', 'detroit-mi', 'Video Production in Detroit, Michigan',
  'Video Production in Detroit, MI',
  'Detroit videographers for brand films, factory b-roll, interviews and events. Planned around your shifts, edited by one team.',
  'published', '2026-09-08 15:00+00', '2026-09-08 15:00+00', $md$
Detroit is an easy city to film badly. The ruins have been done, the skyline from the river has been done, and everyone who lives here can tell within a second whether the person behind the camera knows the place. Our Detroit videographers do: they live in it, they know which street floods, and they will talk you out of the shot that every visitor asks for.

## A working city, filmed at work

Much of what we make here happens on floors that do not stop for a camera. Stamping, machining, roasting, packing: we come in before the shift, walk the line with your safety lead, mark where a tripod can stand, and film around the people who are doing their jobs. Lights stay small. On a dark shop floor the process often lights itself, and sparks look better than anything we could bring in a truck.

The same goes for kitchens, clinics and pantries. We would rather film one real morning than stage three.

## Light and places

The river runs along the south side of downtown, with Windsor, Ontario, facing it from farther south still, so the waterfront catches sun for most of the day. Early on, the towers throw long shadows up Woodward Avenue. Art Deco lobbies such as those of the Guardian and Fisher buildings reward a quiet hour and a polite request. Eastern Market has color and crowds on a Saturday, and brick and space on most other days. Belle Isle, in the middle of the river, gives you the skyline and a tree to frame it with.

Winter is gray and honest. We film faces indoors, by windows, and save the aerials for the clear, cold days that follow a front.

## From the air

Downtown sits beside an international border and close to more than one airport. Our remote pilots are certified by the FAA and sort out the airspace before we promise you a shot.

## What Detroit businesses ask us for

- Brand films and hiring films for manufacturers and suppliers
- Interviews with founders, patients, volunteers and the person who has run the press for thirty years
- Event films, from galas to ribbon cuttings, with a first cut within days
- Logo animations and motion graphics for what no lens can see
- Reels planned as vertical from the first frame

If your place is in Dearborn, Warren, Hamtramck, Southfield or Northville, where our company began, the same people come.
$md$),
('99000000-0000-4000-8000-000000000102', 'Ann Arbor', 'Michigan', 'ann-arbor-mi', 'Video Production in Ann Arbor, Michigan',
  'Video Production in Ann Arbor, MI',
  'Ann Arbor videographers for campuses, labs, startups and events. Interviews and explainers by people who listen first.',
  'published', '2026-09-08 16:00+00', '2026-09-08 16:00+00', $md$
Ann Arbor is a city of people who know a great deal about one thing. Our work here is mostly listening to them until the one thing can be said in two minutes.

## Explaining without flattening

A research group, a software company and a clinic have the same problem: the honest version is long, and the short version makes the experts wince. We start with a recorded conversation, not a script. The sentences that make sense to an outsider become the film, and the rest becomes the list of what to draw. Motion graphics then show what cannot be pointed at, and somebody on your side checks every label.

## Filming on a campus

The University of Michigan shapes the calendar of the whole town. Late August fills every street, football Saturdays close some of them, and commencement in spring takes every hotel bed. For colleges and for the businesses around them we book well outside those dates, or plan the film around them on purpose.

Halls and libraries are at their best early, before classes, when the sun comes in level through tall windows. We film the architecture then and the people later, so that neither waits for the other.

## Outdoors

The Huron River loops around the north side of the city. Gallup Park and Nichols Arboretum give you water and old trees within minutes of downtown. Main Street and Kerrytown have the brick, the awnings and, in season, the farmers' market. Autumn color usually peaks in the second half of October.

## What we are asked for here

- Admissions and department films, and coverage of ceremonies
- Interviews with founders, physicians and researchers
- Product explainers for software and medical devices
- Short vertical pieces cut from the same day's filming

Ypsilanti, Saline, Dexter and Chelsea are part of the same drive.
$md$),
('99000000-0000-4000-8000-000000000103', 'Grand Rapids', 'Michigan', 'grand-rapids-mi', 'Video Production in Grand Rapids, Michigan',
  'Video Production in Grand Rapids, MI',
  'Grand Rapids videographers for health care, furniture, food and events in West Michigan. Local crews, one plan, one edit.',
  'published', '2026-09-09 15:00+00', '2026-09-09 15:00+00', $md$
Grand Rapids makes chairs, beer and medical careers, and is modest about all three. Companies here tend to call us when a competitor's film has made theirs look quiet. Quiet, it turns out, films very well.

## Health care with the door closed

The hospitals, schools and research buildings along Michigan Street carry the nickname Medical Mile. Filming there means consent forms that people have really read, cameras that stay out of corridors, and an interview room where somebody can stop and start again. We send two people where others send six, show patients the edit before it goes anywhere, and leave no file on a card at the end of the day.

## Making things by hand and by the thousand

West Michigan's furniture trade is more than a century old and still busy. We film craft close and slow, and production wide and steady. A turntable and one moving light do more for a product than a rented loft.

## Places and seasons

The Grand River runs through the middle of downtown, and its blue pedestrian bridge frames the skyline from below. Heritage Hill has streets of nineteenth-century houses. Frederik Meijer Gardens, on the east side, sets sculpture among plants; filming anywhere on private ground needs a conversation first, which we have for you.

Lake Michigan's beaches are well under an hour to the west, close enough to add a sunset to a workday. In winter the lake sends snow inland in bands, so outdoor dates come with a spare.

## What we are asked for here

- Patient stories, physician introductions and recruiting films
- Product and showroom films for furniture and design
- Coverage of conferences, openings and art events
- Drone video of plants, orchards and shoreline

Holland, Muskegon, Kalamazoo and Zeeland are near enough for the same crew.
$md$),
('99000000-0000-4000-8000-000000000104', 'Traverse City', 'Michigan', 'traverse-city-mi', 'Video Production in Traverse City, Michigan',
  'Video Production in Traverse City, MI',
  'Traverse City videographers and drone pilots for lodging, wine, food and real estate on Grand Traverse Bay.',
  'published', '2026-09-09 16:00+00', '2026-09-09 16:00+00', $md$
At the foot of Grand Traverse Bay the water shifts from sand color to turquoise to a blue that cameras tend to doubt. Our first job in Traverse City is often to persuade a viewer that nobody touched the saturation.

## A short season, planned long

Between late June and the end of August every room in town is full and every client wants to film. We do our scouting in May, film the busy places early in the morning, and keep the middle of the day for kitchens, cellars and interviews. Cherry blossom, usually in May, lasts about as long as a long weekend; if your film needs it, we hold a crew and watch the orchards with you. October gives color on the hills and quieter roads.

Winter is underrated. Snow on the vineyards, ice along the bay and low sun at noon make pictures that nobody else's summer website has.

## From the air

Old Mission Peninsula divides the bay in two, with vineyards and orchards running down to water on both sides. It reads as a painting from a hundred feet up and as a map from three hundred. The Leelanau Peninsula lies to the west, and beyond it Sleeping Bear Dunes National Lakeshore, where drones may not take off or land under National Park Service rules. We film the dunes from the ground and fly where flying is allowed, with the airport's airspace checked first.

## What we are asked for here

- Aerials and room films for lodges, inns and rentals
- Harvest, cellar and tasting-room films for growers and winemakers
- Property films that show the walk to the water, not only the water
- Event coverage for festivals, wedding venues and regattas
- Square and vertical cuts for feeds and lobby screens

Leland, Suttons Bay, Charlevoix and Petoskey are an easy day from here.
$md$);
