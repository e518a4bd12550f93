-- Written by hand. Geography is real; nothing is claimed about anybody but ourselves.

insert into public.service_geo_pages (id, city, state, slug, title, meta_title, meta_description, status, created_at, updated_at, written_content)
values
('99000000-0000-4000-8000-000000000001', null, 'Michigan', 'michigan', 'Video Production in Michigan',
  'Video Production in Michigan',
  'Michigan videographers for brand films, interviews, drone and events, from Detroit to Traverse City. One team plans, films and edits.',
  'published', '2026-09-01 15:00+00', '2026-09-01 15:00+00', $md$
Michigan is where we started, in Northville, and it is still the state we know by its side roads. A day's filming here can hold a stamping line before breakfast, a downtown interview at noon and a beach at sunset, provided somebody has looked at the map first. That is most of what we do before a camera comes out of its case.

## Two peninsulas, four kinds of light

The lower peninsula is flat enough in the southeast that the sky does the framing. Factory districts, warehouses and river fronts look best early, while the sun is still low over the water. Toward Lake Michigan the land rises into dunes and orchards, and the long western shore keeps its light late: in June it is still bright after nine. North of the Mackinac Bridge, in the Upper Peninsula, distances grow, daylight in winter shrinks, and a good plan has a second plan folded inside it.

Weather off the Great Lakes changes quickly. We book aerial work with a spare day wherever the schedule allows, and keep an interview or an indoor scene ready to swap in.

## What Michigan businesses ask us for

- **Manufacturing films** that show a process without giving it away, planned with your safety lead and filmed around your shifts
- **Interviews** with patients, students, founders and the people on the line
- **Drone video** of shoreline, farmland, campuses and construction sites, flown by certified remote pilots
- **Event coverage** for conferences, openings and commencements, with a first cut while people still remember it
- **Re-edits** of footage you already own, of which there is usually more than anyone thought

## Where we work

Our videographers live where they film. See the pages for [Detroit](/video-production-in/detroit-mi), [Ann Arbor](/video-production-in/ann-arbor-mi), [Grand Rapids](/video-production-in/grand-rapids-mi) and [Traverse City](/video-production-in/traverse-city-mi), or tell us the place: Kalamazoo, Lansing, Flint, Saginaw, Marquette and the towns between them are within reach of somebody in our network.

## How a project starts

You describe what the film has to change: an empty open-house, a slow hiring season, a product nobody understands. We answer with a plan that names the days, the crew and the finished pieces. The assessment is free, and you may keep it whether or not we film it.
$md$),
('99000000-0000-4000-8000-000000000002', null, 'Texas', 'texas', 'Video Production in Texas',
  'Video Production in Texas',
  'Local videographers across Texas for aerials, brand films, interviews and events. One plan and one edit from Amarillo to Houston.',
  'published', '2026-09-02 15:00+00', '2026-09-02 15:00+00', $md$
Texas is large enough that "we film in Texas" says almost nothing. From Amarillo to Houston is a drive of a whole day, and the two share neither weather nor vegetation nor light. We plan here by region, with people who live in it, so that your budget goes into filming days rather than hotel nights.

## Know which Texas you are in

**The Panhandle and the plains** give horizons, wind and enormous skies. Turbines, feedlots and highways read beautifully from the air, and the wind that turns the one grounds the other, so flights go early.

**The Hill Country and Austin** have limestone, live oaks and water, and a tech sector that wants its products explained without another whiteboard.

**Dallas and Fort Worth** are glass, logistics and headquarters. Most of our work there is interviews, construction and events.

**Houston and the Gulf** bring heat, humidity and sudden afternoon storms, along with energy, medicine and one of the country's great ports. Lenses fog when they leave an air-conditioned truck; we let them warm up first.

## Built around the heat

From June into September, outdoor scenes are filmed soon after sunrise and again before sunset, and the hours between belong to interiors. It is kinder to the crew, to the people on camera and to the picture.

## What we make here

Drone films for energy, land and construction; brand films and product videos; interview series for hospitals, law firms and schools; motion graphics for ideas that cannot be filmed at all. Everything is delivered in the shapes your channels need, landscape, square and vertical.

Start with the pages for [Austin](/video-production-in/austin-tx), [Dallas](/video-production-in/dallas-tx) and [Houston](/video-production-in/houston-tx). San Antonio, El Paso, Lubbock and the Rio Grande Valley are covered too. Tell us the town, and we will tell you who is near it.
$md$),
('99000000-0000-4000-8000-000000000003', null, 'New York', 'new-york', 'Video Production in New York',
  'Video Production in New York',
  'Videographers in New York City, Buffalo, Rochester, Albany and the Hudson Valley. Brand films, product video, interviews and events.',
  'published', '2026-09-03 15:00+00', '2026-09-03 15:00+00', $md$
People say New York and mean one city. The state behind it has mountains higher than a mile, a shore on two of the Great Lakes, wine country along eleven narrow lakes, and a canal that crosses most of it. For anyone who needs pictures, that is a gift: nearly every landscape of the Northeast can be reached without leaving the state.

## Upstate is not a backdrop

**Buffalo and Rochester** have industrial architecture, precision manufacturing and lake-effect snow that can close a road in an hour. We schedule winter work there with a day to spare.

**The Finger Lakes** film best in September and October, when vineyards and hillsides color at the same time and mornings start in mist.

**Albany and the Hudson Valley** offer farms, colleges, warehouses and hospitality within a short drive of one another, and of the trains to Manhattan.

**The Adirondacks** are a state park larger than several national parks combined. Filming there takes walking, patience and permission for the spot you have in mind, which we ask for early.

## And the city

Sidewalk, loading dock, elevator, neighbor, permit: each belongs in the plan, because each can cost a morning. Our crews travel small, by van or by subway, and know which scenes need paperwork. More on the page for [New York City](/video-production-in/new-york-ny).

## What we make here

Product films and reels for retail and e-commerce, interviews for professional firms and hospitals, event films for conferences and openings, explainers in motion graphics, and fresh edits of footage that has been waiting on a drive. One producer stays with you from the first call to the last file, wherever in the state the camera goes.
$md$),
('99000000-0000-4000-8000-000000000004', null, 'California', 'california', 'Video Production in California',
  'Video Production in California',
  'California videographers from the Bay Area to Los Angeles and the Central Valley. Brand films, aerials, interviews and motion graphics.',
  'published', '2026-09-04 15:00+00', '2026-09-04 15:00+00', $md$
California taught the world what a film looks like, which makes it the easiest state to film in and the hardest to be noticed in. The crews are excellent, the weather is mostly on your side, and everyone has seen that beach before. We look for the part of your story that is not the beach.

## One state, several climates before lunch

The coast lives under its own ceiling. Marine cloud can sit over San Francisco and Santa Monica until midday in early summer while a valley a few miles inland is already white with sun. Experienced crews use it: soft overcast for faces and products in the morning, clear light for buildings and aerials in the afternoon.

The Central Valley grows a large part of the country's fruit, nuts and vegetables. Bloom comes in February, harvest runs from spring to late autumn depending on the crop, and winter brings tule fog that can erase a road. For growers and food producers we plan against the crop calendar rather than our own.

The Sierra, the deserts and the north coast are long drives with few people in them. We go with a small crew, and with fire restrictions checked the same week.

## What we make here

- **Brand films** for companies with something to show besides an office
- **Motion graphics** for software, energy and finance, where the product is invisible
- **Interviews** with founders, growers, doctors and customers
- **Drone video** by certified pilots, with airspace cleared beforehand near the many airports
- **Vertical reels** planned as vertical, not cropped afterward

## Where to look next

See [Los Angeles](/video-production-in/los-angeles-ca) and [San Francisco](/video-production-in/san-francisco-ca). San Diego, Sacramento, San Jose, Fresno, Bakersfield and the Central Coast have people of their own; ask, and we will name the one nearest to you.
$md$),
('99000000-0000-4000-8000-000000000005', null, 'Illinois', 'illinois', 'Video Production in Illinois',
  'Video Production in Illinois',
  'Illinois videographers in Chicago, Rockford, Peoria, Springfield and the Quad Cities. Interviews, b-roll, aerials and events.',
  'published', '2026-09-05 15:00+00', '2026-09-05 15:00+00', $md$
Draw a line around Chicago and its suburbs and you have most of the people in Illinois. Draw it around everything else and you have most of the land: corn and soybeans to the horizon, river towns, rail yards, and in the far south, to everyone's surprise, forest and sandstone cliffs. We work on both sides of that line.

## The city and its ring

Chicago gives a camera three things at once: a lake that behaves like a sea, a river that runs between towers, and trains above the street. Around it lies a belt of warehouses, laboratories and plants where much of the Midwest's freight changes hands. Our [Chicago](/video-production-in/chicago-il) crews film headquarters in the morning and a loading dock in the afternoon.

## Downstate

**Rockford and the Fox and Rock River valleys** make things: fasteners, aircraft parts, food. We film shop floors with your safety rules in the call sheet.

**Peoria and the Quad Cities** sit on working rivers, with barges, bridges and heavy machinery that look their best from the air.

**Springfield, Champaign-Urbana and Bloomington-Normal** are government, universities and insurance, which is to say people who explain complicated things. Interviews and motion graphics do that well.

**Carbondale and the Shawnee hills** turn color late in October and reward an early start.

## Weather worth planning for

January cold shortens batteries and tempers, spring brings storms that build in an afternoon, and harvest fills country roads with slow machinery. The light in September is the best of the year. We will say so when you choose a date, and hold an indoor scene ready when the date is not yours to choose.

## How we work

A call, a plan you can keep, a small local crew, and one editor who answers to you until the film is right. Landscape, square and vertical versions come out of the same filming days.
$md$);
