-- The specification's films of the home page, as if staff had chosen them. Hero and portfolio stay with their rules.

with slot (place, slugs) as (
  values
    ('on-site', '{forge-and-fathom-made-loud,meridian-orthopedics-back-on-the-trail,pivotal-acres-harvest-from-above,paper-lantern-festival-aftermovie}'::text[]),
    ('post-production', '{quillstack-how-it-fits-together,voltera-motors-badge-animation,wren-and-wolfe-drop-day-reel,saltgrass-distilling-slow-copper}'),
    ('cinematic-brand-video', '{granite-peak-outfitters-above-treeline,hemp-pots-from-field-to-nursery,kinetic-row-five-am,voltera-motors-silent-miles}'),
    ('broll-filming-edit', '{forge-and-fathom-night-shift,marrow-and-thyme-the-pass,copperline-transit-every-nine-minutes}'),
    ('drone-video', '{harborline-realty-the-glass-house,brightwater-energy-wind-season,cedar-spur-lodge-first-snow}'),
    ('interview-based-video', '{meridian-orthopedics-meet-dr-okafor,alder-and-associates-first-meeting,pivotal-acres-three-generations}'),
    ('event-video', '{paper-lantern-festival-night-one,northfield-college-commencement,second-harvest-table-gala-recap}'),
    ('product-video', '{wren-and-wolfe-one-continuous-step,orbit-toys-tiny-planets,lumen-skincare-glass-skin}'),
    ('social-media-reels', '{voltera-motors-charge-point-reel,lakeshore-roasters-cold-brew-reel,kinetic-row-interval-reel}'),
    ('motion-graphics-video', '{quillstack-onboarding-explained,brightwater-energy-grid-explained,ironvale-builders-safety-in-sixty}'),
    ('custom-logo-animation', '{alder-and-associates-opening-statement,orbit-toys-logo-bounce,quillstack-logo-reveal}'),
    ('fresh-re-edit', '{lumen-skincare-morning-ritual,granite-peak-outfitters-trail-cut,nimbus-dental-no-small-smiles}')
)
update public.home_slots as kept
set video_ids = array(
  select video.id from unnest(slot.slugs) with ordinality as film (slug, rank)
  join public.videos as video on video.slug = film.slug
  order by film.rank
)
from slot
-- Not where staff have chosen.
where kept.place = slot.place and kept.video_ids = '{}' and kept.version = 1;
