-- What the server found in the films of demo/media/videos, as if they had been uploaded.

with report (file_name, width, height, duration_ms, video_codec, audio_codec, fast_start, bytes, sha256) as (
  values
    ('alder-and-associates-first-meeting.mp4', 960, 540, 6000, 'avc1.64001f', null::text, true, 127347, '65c25b52f816c1ebe64bd84c746c58176dafc955f3f009eeef877d8bca3ebf70'),
    ('alder-and-associates-opening-statement.mp4', 960, 540, 6000, 'avc1.64001f', null::text, true, 80829, '31cfcf6223f2446405666531a286be6df3fe7723ad067b39a9a9868e2d96c67d'),
    ('brightwater-energy-grid-explained.mp4', 960, 540, 6000, 'avc1.64001f', null::text, true, 303961, '6b63bf598bb0c14b75a08b82cee654c4121fb12885b2387e85a89af879f96d44'),
    ('brightwater-energy-wind-season.mp4', 960, 540, 5875, 'avc1.64001f', null::text, true, 251861, 'f95b843ed8ab25d71e8f710ef0d87271840e1da7d7b336919f884939166f3765'),
    ('cedar-spur-lodge-first-snow.mp4', 960, 540, 5875, 'avc1.64001f', null::text, true, 287329, '6a4a24b4053e7858cad0dff93df6411b7be60af9adb83945613a8ff8bb31f262'),
    ('cedar-spur-lodge-lake-flyover.mp4', 720, 720, 5792, 'avc1.64001f', null::text, true, 283816, 'd1f4acfa520a3b8b0218525012226103b5867b860766bf90b120a836b426ce2b'),
    ('cedar-spur-lodge-sunrise-over-the-ridge.mp4', 960, 540, 6000, 'avc1.64001f', null::text, true, 144099, '0eccdf44f4fdc67efc839853dba3ae61a213d8b09ffe2f6e8f166bab122ad582'),
    ('copperline-transit-every-nine-minutes.mp4', 960, 540, 6000, 'avc1.64001f', null::text, true, 297260, '17ab8f1810fef88528e90e6700340184482d25f61dfb2f5f5611a48af2da45f3'),
    ('forge-and-fathom-made-loud.mp4', 960, 540, 6000, 'avc1.64001f', null::text, true, 290613, 'b0d5b89de9cf877fe2e136e20141a5a2d3aa6bddf27a6b9d6b2fd40555354ce5'),
    ('forge-and-fathom-night-shift.mp4', 960, 540, 5792, 'avc1.64001f', null::text, true, 285499, 'ead5d21d5e6d3c3c39c8c7e19034ea4eb5283d988cb4119de5198fd29db85e8c'),
    ('granite-peak-outfitters-above-treeline.mp4', 960, 540, 5875, 'avc1.64001f', null::text, true, 291580, 'c48940c9aca234e8679136ef0e662e36180cd589c0ade25f9f158075379036fc'),
    ('granite-peak-outfitters-trail-cut.mp4', 960, 540, 5875, 'avc1.64001f', null::text, true, 290205, '2a10b047fc0b542cfb80603847602d5d72d786aab2706c532659422f64551e5a'),
    ('harborline-realty-riverfront-lofts.mp4', 960, 540, 5875, 'avc1.64001f', null::text, true, 282838, '8ce99dfd9a7383ea8f21447d72e906b75bfc3b39692912e2f4ecb7b5335c55cc'),
    ('harborline-realty-the-glass-house.mp4', 960, 540, 5792, 'avc1.64001f', null::text, true, 206836, '4975ee9970ec019781ea2cbf04916d739758a17fa17179eaf759b78da189caea'),
    ('hemp-pots-from-field-to-nursery.mp4', 960, 540, 5792, 'avc1.64001f', null::text, true, 181752, '07cb017466f72761c2f9e4e77ebac77a5f588f7e0f77055a6ab84b1500ae4970'),
    ('ironvale-builders-safety-in-sixty.mp4', 960, 540, 6000, 'avc1.64001f', null::text, true, 220275, '9afd839a15df83687465ed1b399ea71caedb14cc22f8b728f1390f48f08f2db4'),
    ('ironvale-builders-topping-out.mp4', 960, 540, 5792, 'avc1.64001f', null::text, true, 267184, 'fe06f3164c42bdc3460b4ac2997d75cb96381c5594a642b7b8b36b35c33372b2'),
    ('kinetic-row-five-am.mp4', 960, 540, 7042, 'avc1.64001f', null::text, true, 286283, '7f16670c963df16e914519f8f3eda2d2f86333f7e2cc89a9b5dc67bbe1d607a9'),
    ('kinetic-row-interval-reel.mp4', 540, 960, 6000, 'avc1.64001f', null::text, true, 298011, '50d8b5bb0e7fc8346f960af7ac0a78d01941ea2cbaac77b85bcc18ff5c5951ef'),
    ('lakeshore-roasters-cold-brew-reel.mp4', 540, 960, 5792, 'avc1.64001f', null::text, true, 147144, '48dc6ddf3fdf5b2c4533c26e2c9a8cbfb117e31206dbb3c4b043d72eccbf0053'),
    ('lakeshore-roasters-first-pour.mp4', 960, 540, 6000, 'avc1.64001f', null::text, true, 297927, '32e68c2c9529c728eb04268cb7180e544aac0911a8cfc18c9fb5d874edbfb942'),
    ('lumen-skincare-glass-skin.mp4', 720, 720, 5792, 'avc1.64001f', null::text, true, 272300, '67c3dd7e48cb90840134cf9c39ef581b437d792ace45dd45635e1467b101359f'),
    ('lumen-skincare-morning-ritual.mp4', 960, 540, 5875, 'avc1.64001f', null::text, true, 296872, '17bb4a814d53ac1eb73428b017a6a46abbccd6f5fe3d128825ad443a7eeb4b90'),
    ('marrow-and-thyme-dessert-reel.mp4', 720, 720, 5875, 'avc1.64001f', null::text, true, 289975, 'e09bc3dcdeb7dcfaf9e4af2939382bd3a7c38d136e51560f162cff69f0a5a9c8'),
    ('marrow-and-thyme-the-pass.mp4', 960, 540, 6000, 'avc1.64001f', null::text, true, 299715, '696a10824f62d0315f0810906b49083792e8d2eb7dd4a58781554da2479f3364'),
    ('meridian-orthopedics-back-on-the-trail.mp4', 960, 540, 6000, 'avc1.64001f', null::text, true, 76649, 'a90423bf9fecd6eba019d607e2b5213f12cb66764df6561b051e35e5f6e23fb9'),
    ('meridian-orthopedics-meet-dr-okafor.mp4', 960, 540, 6000, 'avc1.64001f', null::text, true, 100720, '26407c6f7385b65b36ba74911e5d4401d93c92f3882194d470f475c62e150d06'),
    ('nimbus-dental-no-small-smiles.mp4', 960, 540, 5792, 'avc1.64001f', null::text, true, 125711, 'eb608b1a4a7e8df2edf7560ab1868f3da2894a2d8e82907517e88406848d113b'),
    ('northfield-college-commencement.mp4', 960, 540, 6000, 'avc1.64001f', null::text, true, 294010, 'e9777fa02fb2742ea17df61cde6b37f1c541ca31154176b38556c60e5586b39c'),
    ('northfield-college-open-doors.mp4', 960, 540, 5875, 'avc1.64001f', null::text, true, 290234, '3106f922e3a8981621ba6d64aac98a0c23d65198d7e97edc3eb75708a0b4c8ee'),
    ('orbit-toys-logo-bounce.mp4', 720, 720, 6000, 'avc1.64001f', null::text, true, 223010, '79184206fc8134a701482d8fa3e003f2f6a9e5469a0e1d4ae28cdeb4252653c6'),
    ('orbit-toys-tiny-planets.mp4', 960, 540, 5875, 'avc1.64001f', null::text, true, 246778, '4c213144a94e34365260f67cbfd128a7e3c9c4cd508a0432725e77b7010c0f86'),
    ('paper-lantern-festival-aftermovie.mp4', 960, 540, 6000, 'avc1.64001f', null::text, true, 298565, '90b00e948c307a50c5ba83e6bf3c244d146cd21d528d71fda5345a7768e1322a'),
    ('paper-lantern-festival-night-one.mp4', 960, 540, 5875, 'avc1.64001f', null::text, true, 293991, 'c71ead7927f9361108af930ea6aa52eca2b2ec85dd99a56bb9507374febfded4'),
    ('pivotal-acres-harvest-from-above.mp4', 960, 540, 5792, 'avc1.64001f', null::text, true, 213623, 'd5efab0ecefcb4f574b6e28ba34d7a736d4c70611377a909bcf735816c8c5d02'),
    ('pivotal-acres-three-generations.mp4', 960, 540, 6000, 'avc1.64001f', null::text, true, 120648, '662f71cfc81385863e8d2a9a95649f9539f63c5a739c822aa708e969cdc88b72'),
    ('quillstack-how-it-fits-together.mp4', 960, 540, 6000, 'avc1.64001f', null::text, true, 282905, 'a4715351b7663a0587c6a95a9a350083acbe06c106612a824ab6f5683b0ae0c3'),
    ('quillstack-logo-reveal.mp4', 720, 720, 6000, 'avc1.64001f', null::text, true, 217043, 'a893a87e8e63bfca9ecad38316cba46a417b607950fcc5b8606784b720bd3bd7'),
    ('quillstack-onboarding-explained.mp4', 960, 540, 6000, 'avc1.64001f', null::text, true, 141327, '39e8415747fbc9573c640c86fa61760401db40cd85bd83363bfdc23fc705fbe3'),
    ('saltgrass-distilling-bottle-reel.mp4', 540, 960, 5792, 'avc1.64001f', null::text, true, 252326, '4499a6be1fd23c3930ebeb69a907691a3e1b66ecdc8e9a121fc39e6741d6acde'),
    ('saltgrass-distilling-slow-copper.mp4', 960, 540, 5792, 'avc1.64001f', null::text, true, 192650, '322c9e358d8e5272f391e0eebf17caa176b8f6783cc85d682e5a6cb5277ff681'),
    ('second-harvest-table-gala-recap.mp4', 960, 540, 6000, 'avc1.64001f', null::text, true, 248848, '60345b33c27b909e6062f580bbd8ce796cff8fcd67dbce094fceb865a5e89184'),
    ('second-harvest-table-one-box.mp4', 960, 540, 5792, 'avc1.64001f', null::text, true, 153094, 'b78d8287e6e89f9b055841b9d7902df42c4b56b0cc196e2ee72f16b8d6c8c13b'),
    ('voltera-motors-badge-animation.mp4', 960, 540, 5792, 'avc1.64001f', null::text, true, 219640, '884ae89fad9675423dfdfa434d92f2f27e41e00c91a0b921e6b3ce99472b114b'),
    ('voltera-motors-charge-point-reel.mp4', 540, 960, 5875, 'avc1.64001f', null::text, true, 283902, 'd282c605ed59d91a600e0f86a84525388b96560f232cb0a2852a412c97a0d260'),
    ('voltera-motors-silent-miles.mp4', 960, 540, 6000, 'avc1.64001f', null::text, true, 298729, 'd7f9109571dce7a83aeebb80fd16ec4acb23448be79f7ab62ba597322c6f8a18'),
    ('wren-and-wolfe-drop-day-reel.mp4', 540, 960, 5875, 'avc1.64001f', null::text, true, 285799, '293a308275f006ad5cce13fa80a866a27d9adeaec9860a68c879c162eb734184'),
    ('wren-and-wolfe-one-continuous-step.mp4', 960, 540, 5792, 'avc1.64001f', null::text, true, 156438, '0582bce7bcbd3bd2d471c5c3bed745902a04bea076b78613e043def669c339f4')
)
insert into public.film_probes (
  video_id, file_name, content_type, playable, width, height, duration_ms, video_codec, audio_codec, has_audio,
  fast_start, bytes, sha256, probed_at
)
select
  video.id, report.file_name, 'video/mp4', true, report.width, report.height, report.duration_ms, report.video_codec,
  report.audio_codec, report.audio_codec is not null, report.fast_start, report.bytes, report.sha256, video.created_on
from report
join public.videos as video on video.video_file = report.file_name;
