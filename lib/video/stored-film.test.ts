import { storedFilm } from './stored-film'

const NOTHING = { film_file: null, video_file: null, video_link: null, vimeo_video_id: null }

test.each([
  [
    { film_file: 'a/b.mp4', video_file: 'old.mp4' },
    { bucket: 'films', key: 'a/b.mp4' },
  ],
  [{ video_file: 'first pour.mp4' }, { bucket: 'videos', key: 'first pour.mp4' }],
  [{ video_file: 'videos/2026/pour.mp4' }, { bucket: 'videos', key: '2026/pour.mp4' }],
  [{ video_file: 'https://elsewhere.example/storage/v1/object/public/videos/a.mp4' }, null],
  [{ video_link: 'https://elsewhere.example/a.mp4' }, null],
  [{ vimeo_video_id: '76979871' }, null],
  [{}, null],
])('%j lies in %j', (columns, stored) => {
  expect(storedFilm({ ...NOTHING, ...columns })).toEqual(stored)
})
