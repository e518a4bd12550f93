-- Written by hand. Geography is real; nothing is claimed about anybody but ourselves.

insert into public.service_geo_pages (id, city, state, slug, title, meta_title, meta_description, status, created_at, updated_at, written_content)
values
('99000000-0000-4000-8000-000000000105', 'Austin', 'Texas', 'austin-tx', 'Video Production in Austin, Texas',
  'Video Production in Austin, TX',
  'Austin videographers for software, real estate, food and live events. Explainers, aerials and brand films by local crews.',
  'published', '2026-09-10 15:00+00', '2026-09-10 15:00+00', $md$
Austin businesses are used to cameras, and so are their customers, who scroll past anything that looks like an ad. What still works here is a clear idea and a reason to keep watching for the next ten seconds. We begin with the second sentence of your pitch, because the first is usually the same as everyone else's.

## Software that can be seen

A screen recording with music under it convinces nobody. We write the explanation first, draw it as motion graphics, and film the people who use the product, at their real desks with their real mess. The finished piece comes in pieces: one for the home page, three for onboarding, one that a salesperson can send on a Friday.

## Houses, hills and water

West of the city the land breaks into limestone hills, and architects have answered with glass. Those houses want the half hour after sunset, when lamps and sky are equally bright. We scout the direction of the light, agree on the evening, and fly once or twice instead of all day.

Lady Bird Lake, which is a dammed stretch of the Colorado River, gives downtown its foreground. From spring into fall, bats leave the Congress Avenue bridge around dusk, in case your film needs a reason to be there.

## Heat, cedar and crowds

July afternoons are for interiors. Cedar pollen in winter makes voices hoarse, so interviews come with water and a second date. Around the big spring and autumn festivals, rooms and streets are taken; we plan away from them unless you are part of them.

## What we are asked for here

- Product explainers and customer interviews
- Listing films and aerials for real estate
- Brand films for food, drink and hospitality
- Stage and backstage coverage of live events

Round Rock, Cedar Park, San Marcos and Dripping Springs belong to the same map.
$md$),
('99000000-0000-4000-8000-000000000106', 'Houston', 'Texas', 'houston-tx', 'Video Production in Houston, Texas',
  'Video Production in Houston, TX',
  'Houston videographers for energy, medicine, construction and the port. Safety-trained crews, motion graphics and interviews.',
  'published', '2026-09-10 16:00+00', '2026-09-10 16:00+00', $md$
Houston's most important work happens behind gates: refineries, terminals, operating rooms, control rooms. Filming it takes badges, briefings and a crew that is comfortable being told no. Ours asks early, arrives with its paperwork and films what it was cleared to film.

## Behind the gate

For energy, chemicals and construction we write a shot list that your safety and legal people approve line by line. Equipment is checked against the area's classification before it enters, phones stay outside where they must, and nothing leaves the site until somebody on your side has seen it. The surprising thing is how good the pictures get once everyone can relax.

Some of it cannot be filmed at all. Then we draw it. An animation of a valve, a network or a drilling program can be more honest than footage, because it shows the part that matters and no secrets.

## In the medical center

The Texas Medical Center is a city within the city. Patient interviews happen in a quiet room with one camera and a person who knows when to stop. Releases are explained, not handed over.

## Bayous, storms and distance

Buffalo Bayou winds toward downtown and gives the skyline grass and water to stand on. The Ship Channel runs east toward Galveston Bay. The city is so wide that two locations in a day can mean an hour between them, so we group scenes by side of town. Summer storms tend to build after lunch, and from June through November everybody watches the Gulf; our contracts say what happens if a storm takes a filming day.

## What we are asked for here

- Safety and training films that crews finish watching
- Motion graphics for energy and engineering
- Interviews for hospitals, law firms and schools
- Construction progress and topping-out films

Katy, Sugar Land, The Woodlands, Pasadena and Galveston are included.
$md$),
('99000000-0000-4000-8000-000000000107', 'Dallas', 'Texas', 'dallas-tx', 'Video Production in Dallas, Texas',
  'Video Production in Dallas, TX',
  'Dallas videographers for headquarters, construction, retail and conferences. Interviews, drone video and event films.',
  'published', '2026-09-11 15:00+00', '2026-09-11 15:00+00', $md$
Dallas likes a deadline. Most of the calls we take from here begin with a date: the opening, the board meeting, the conference, the day the crane comes down. We work backward from it and tell you at once if it cannot be done well.

## Headquarters without the stock footage

Every glass lobby looks like every other glass lobby. We look for what is particular, such as the model shop, the loading dock or the woman who has answered the phones since the company had one room, and build the film there. Executives get a teleprompter only if they ask; most are better in conversation, and we have the patience to find the good four minutes in forty.

## Steel and sky

North Texas is always building. For contractors and developers we film progress from the same points month after month, and the great moments from several at once: the first pour, the last beam, the lights going on. Flights are agreed with the site and the crane operator, and with air traffic control where two large airports make that necessary.

## Where and when

The Trinity River's floodway opens a wide green view of downtown, with the white arch of the Margaret Hunt Hill Bridge to one side. Deep Ellum has brick, murals and music. The Bishop Arts District, in Oak Cliff, has small shops on a walkable scale. Summer light is hard from ten to five, so exteriors go early and late; spring can bring hail, and we park accordingly.

## What we are asked for here

- Leadership interviews and recruiting films
- Construction films, from time-lapse to topping out
- Coverage of conferences and product launches, with highlights the same evening
- Product videos for retail and wholesale

Fort Worth, Plano, Irving, Frisco and Arlington are all within the same crew's reach, traffic permitting.
$md$),
('99000000-0000-4000-8000-000000000108', 'New York', 'New York', 'new-york-ny', 'Video Production in New York City',
  'Video Production in New York City',
  'New York City videographers for product films, reels, interviews and events in all five boroughs. Small crews, permits handled.',
  'published', '2026-09-11 16:00+00', '2026-09-11 16:00+00', $md$
In New York everything is possible and nothing is close to the elevator. A good day of filming here is decided by small things: who has the freight key, where the van may stand, which neighbor practices the trumpet at four. Our crews have been told all of it before, and ask.

## Small, quick and polite

We travel with what two or three people can carry. It keeps permits simple, it keeps sidewalks open, and it gets better interviews, because nobody performs for a crew of twelve. Handheld filming in public places often needs little paperwork; a tripod in the wrong spot, a blocked lane or a held parking space needs a permit from the city's film office. We work out which it is and file what is required. Drones over the five boroughs need the city's own permit on top of federal rules, and we will tell you honestly when a rooftop gives you the same picture for less trouble.

## Products under control

Fashion, beauty and food are filmed in small studios where the only weather is ours. A plinth, one moving light and a long rehearsal make a product film that looks like more than it cost. Reels are composed for the phone from the start, with space kept for captions and buttons.

## Boroughs and light

Manhattan's streets run at an angle to the compass, which is why the setting sun lines up with its cross streets on a few evenings in late spring and summer. Brooklyn's waterfront has the skyline in front of it from morning on. Long Island City has brick and bridges; the Bronx and Staten Island have more green than most visitors expect.

## What we are asked for here

- Product films, drop-day reels and lookbooks
- Interviews for law, finance, health and culture
- Conferences, openings and panels, filmed and cut overnight
- Logo animations and titles
$md$),
('99000000-0000-4000-8000-000000000109', 'Los Angeles', 'California', 'los-angeles-ca', 'Video Production in Los Angeles, California',
  'Video Production in Los Angeles, CA',
  'Los Angeles videographers for brands that do not want a Hollywood invoice. Brand films, reels, night shoots and aerials.',
  'published', '2026-09-14 15:00+00', '2026-09-14 15:00+00', $md$
There is no shortage of cameras in Los Angeles. There is a shortage of crews sized for a business that has a product to show, a date to keep and no wish to feed forty people. That is the gap we work in.

## The right size

A brand film here is usually a director, a camera operator, somebody for sound and somebody for light. They bring their own gear, they know which locations welcome small productions, and they go home at a human hour. Permits in the city and in unincorporated county areas go through FilmLA; we apply, we carry the insurance, and we tell the neighbors.

## Night, streets and cars

The city was built for driving and is at its best through a windshield after rain. Night films need planned routes, a lead car and a quiet understanding with traffic. We film on closed private roads or with the proper permit, never on luck.

## Light by the calendar

Late spring and early summer mornings often begin under a gray layer from the ocean, kind to faces and bad for views. It usually burns off from the inland side first, so we start in the valleys and finish at the water. Autumn brings clear air and hot, dry winds; when fire danger is high, hillsides are closed and we move indoors. From December to February the mountains behind downtown may carry snow, and a winter's day after a storm is as clear as it gets.

## What we are asked for here

- Brand films and teasers for vehicles, fashion and consumer goods
- Vertical series planned for a month of posts and filmed in a day
- Food and manufacturing films in Vernon, the Arts District and the South Bay
- Founder and customer interviews
- Fresh edits of last year's campaign

Long Beach, Pasadena, Burbank, Torrance and Santa Monica are home ground too.
$md$),
('99000000-0000-4000-8000-000000000110', 'San Francisco', 'California', 'san-francisco-ca', 'Video Production in San Francisco, California',
  'Video Production in San Francisco, CA',
  'San Francisco videographers for software, science and brands. Motion graphics, founder interviews and customer stories.',
  'published', '2026-09-14 16:00+00', '2026-09-14 16:00+00', $md$
Half of what San Francisco makes cannot be photographed. It runs on somebody else's computer, or in a flask, or on paper until the round closes. So half of our work here is drawn, and the other half is finding the one person who can explain it while walking.

## Drawing the invisible

We start motion graphics with a conversation and a pencil. What does a customer believe before the film, and what should they believe after it? From that come five or six pictures, then a storyboard you can show your engineers, then movement. Labels, colors and corner radii follow your product so that the animation ages with it. The source files are yours.

## Filming people who build things

Founders are busy and usually better on the second take. We set one good light by a window, keep the room small and ask questions that have not been on a podcast. Customers are filmed where they work. Nothing embargoed leaves our drives before the date you set.

## Fog, hills and wind

The city is about seven miles square and holds several climates. In summer, fog pushes in through the Golden Gate and covers the western half, often while the Mission is in the sun. September and October are the warm, clear months. Wind rises in the afternoon, so sound and drones are happier before lunch. The Presidio and other federal parkland have their own rules for filming and do not allow drones; the waterfront and many streets fall to the city or the port, each with its own permit. We know whom to ask.

## What we are asked for here

- Explainers, product tours and launch films
- Logo animations and title systems
- Founder, customer and recruiting interviews
- Conference coverage and keynote openers

Oakland, Berkeley, Palo Alto, San Mateo and San Jose share the same crews.
$md$),
('99000000-0000-4000-8000-000000000111', 'Chicago', 'Illinois', 'chicago-il', 'Video Production in Chicago, Illinois',
  'Video Production in Chicago, IL',
  'Chicago videographers for transit, health care, real estate and food. Aerials over the river, interviews and event films.',
  'published', '2026-09-15 15:00+00', '2026-09-15 15:00+00', $md$
Chicago is a city that explains itself when you stand still. Trains cross above traffic, bridges lift, towers stop at a lake that has no far side. For a business, that is a set nobody has to build. The trick is to film your story in it, and not the city once again.

## Movement

Platforms, warehouses, kitchens, dispatch rooms: much of our Chicago work is about things that have to be on time. We film them the way they feel, with long takes, real sound and the same corner at different hours. Transit property and stations need permission in advance and a crew that can fit on a platform without being in anybody's way. We are used to both.

## Faces

For hospitals, schools and firms we bring a small lit set to a conference room and take it away again by lunch. People sit beside a window if there is one, answer in their own words, and are asked the last question twice, because the second answer is the film.

## From above and from the water

Downtown turns around the river, and a slow flight or a boat at dusk shows why. Much of the center lies within controlled airspace and under city rules of its own; our certified pilots clear the flight first, or propose a rooftop. West of the river, Fulton Market mixes cold-storage brick with new offices. The lakefront is public for nearly all of its length.

## Seasons

January asks for spare batteries and short exteriors. Spring starts in May, whatever the calendar says. Street festivals fill summer weekends. September and October have the clearest light.

## What we are asked for here

- Building and neighborhood films for real estate
- Physician introductions and patient interviews
- B-roll libraries for transit, logistics and manufacturing
- Conference, gala and trade-show films

Evanston, Oak Park, Naperville, Schaumburg and Joliet are covered by the same people.
$md$);
