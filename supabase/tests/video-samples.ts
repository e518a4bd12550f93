import type { Table } from './permissions'
import type { Sample } from './sample'

const PUBLISHED = 'not draft and not archived'
const OF_PUBLISHED_VIDEO = `video_id in (select id from public.videos where ${PUBLISHED})`
const FILM = `'d0000000-0000-4000-8000-000000000001'`
const UPLOAD = `(video_id, path, file_name, content_type, bytes)
  values (${FILM}, ${FILM} || '/original-KEY', 'pots.mp4', 'video/mp4', 100)`
const PROBE = `(video_id, path, file_name, content_type, playable, width, height, duration_ms, has_audio, fast_start, bytes, sha256)
  values (${FILM}, ${FILM} || '/original-KEY', 'pots.mp4', 'video/mp4', true, 1920, 1080, 9000, false, true, 100, repeat('a', 64))`
const RENDITION = '(video_id, kind, file, made_from, width, height, bytes, sha256)'
const FACTS = `'film.mp4', 640, 360, 1, repeat('0', 64)`

/** Of the tables about films. */
export const VIDEO_SAMPLES = {
  'public.videos': {
    insert: `insert into public.videos (slug, name_internal) values ('new-film', 'New film')`,
    update: `update public.videos set city = 'Flint' where slug = 'lakeshore-roasters-first-pour'`,
    delete: `delete from public.videos where slug = 'lakeshore-roasters-first-pour'`,
    reach: { pub: PUBLISHED },
  },
  'public.video_clients': {
    insert: `insert into public.video_clients values ('d0000000-0000-4000-8000-000000000001', 'c0000000-0000-4000-8000-000000000002')`,
    update: `update public.video_clients set client_id = 'c0000000-0000-4000-8000-000000000003' where client_id = 'c0000000-0000-4000-8000-000000000001'`,
    delete: `delete from public.video_clients where video_id = 'd0000000-0000-4000-8000-000000000001'`,
    reach: { pub: OF_PUBLISHED_VIDEO },
  },
  'public.video_industries': {
    insert: `insert into public.video_industries values ('d0000000-0000-4000-8000-000000000002', 'b0000000-0000-4000-8000-000000000002')`,
    update: `update public.video_industries set industry_id = 'b0000000-0000-4000-8000-000000000004' where industry_id = 'b0000000-0000-4000-8000-000000000010'`,
    delete: `delete from public.video_industries where video_id = 'd0000000-0000-4000-8000-000000000001' and industry_id = 'b0000000-0000-4000-8000-000000000003'`,
    reach: { pub: OF_PUBLISHED_VIDEO },
  },
  'public.captions': {
    insert: `insert into public.captions (video_id, kind, language, label) values ('d0000000-0000-4000-8000-000000000002', 'captions', 'it', 'Italiano')`,
    update: `update public.captions set label = 'Sample' where video_id = 'd0000000-0000-4000-8000-000000000001'`,
    delete: `delete from public.captions where video_id = 'd0000000-0000-4000-8000-000000000001'`,
    reach: { pub: OF_PUBLISHED_VIDEO },
  },
  'public.video_renditions': {
    insert: `insert into public.video_renditions ${RENDITION} values ('d0000000-0000-4000-8000-000000000001', 'loop', 'new.mp4', ${FACTS})`,
    update: `update public.video_renditions set public_file = 'mine.mp4'`,
    delete: `delete from public.video_renditions`,
    reach: { pub: OF_PUBLISHED_VIDEO },
  },
  'public.film_uploads': {
    insert: `insert into public.film_uploads ${UPLOAD.replace('KEY', 'new')}`,
    update: `update public.film_uploads set received = 50`,
    delete: `delete from public.film_uploads`,
  },
  'public.film_probes': {
    insert: `insert into public.film_probes ${PROBE.replace('KEY', 'new')}`,
    update: `update public.film_probes set playable = true, error = null`,
    delete: `delete from public.film_probes`,
  },
} as const satisfies Partial<Record<Table, Sample>>

export const VIDEO_ROWS = `
  insert into public.film_uploads ${UPLOAD.replace('KEY', 'kept')};
  insert into public.film_probes ${PROBE.replace('KEY', 'kept')};
  insert into public.captions (video_id, kind, language, label)
    select id, 'captions', 'fr', 'Français' from public.videos
    where draft or archived or id = 'd0000000-0000-4000-8000-000000000001';
  insert into public.video_renditions ${RENDITION}
    select id, 'film', id || '.mp4', ${FACTS} from public.videos;
`
