import { checkVideo, type VideoFacts } from './video-checklist'

const COMPLETE: VideoFacts = {
  nameOnWebsite: 'First Pour',
  slug: 'first-pour',
  filmPlays: true,
  thumbnail: 'first-pour.webp',
  aspectRatio: 'standard',
  industries: 1,
  goal: 'A brand film for the opening of the roastery café, filmed before sunrise over three mornings.',
  state: 'Michigan',
  clients: 1,
  hasCaptions: true,
}

test('finds nothing missing in a complete video', () => {
  expect(checkVideo(COMPLETE)).toEqual({ blocking: [], warnings: [] })
})

test('lists everything that an empty video lacks', () => {
  expect(
    checkVideo({
      nameOnWebsite: null,
      slug: '',
      filmPlays: false,
      thumbnail: null,
      aspectRatio: null,
      industries: 0,
      goal: null,
      state: null,
      clients: 0,
      hasCaptions: false,
    }),
  ).toEqual({
    blocking: ['name', 'slug', 'film', 'thumbnail', 'ratio', 'industry'],
    warnings: ['goal', 'place', 'client', 'captions'],
  })
})

test.each([
  [{ nameOnWebsite: '  ' }, 'name'],
  [{ thumbnail: '' }, 'thumbnail'],
] as const)('takes blank text for missing: %j', (facts, check) => {
  expect(checkVideo({ ...COMPLETE, ...facts }).blocking).toEqual([check])
})

test.each([
  [79, ['goal']],
  [80, []],
])('a goal of %i characters warns of %j', (length, warnings) => {
  expect(checkVideo({ ...COMPLETE, goal: ` ${'a'.repeat(length)} ` }).warnings).toEqual(warnings)
})
